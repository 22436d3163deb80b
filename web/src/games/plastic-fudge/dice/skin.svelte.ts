import { keepSkin, storedSkin, type Skin } from './faces';

const chosen = $state<{ skin: Skin }>({ skin: storedSkin() });

/** The skin of the dice; reading it in a component makes the component follow it. */
export const skin = (): Skin => chosen.skin;

/** Changes the skin of all dice, and keeps it. */
export function switchSkin(): void {
  chosen.skin = chosen.skin === 'd6' ? 'fudge' : 'd6';
  keepSkin(chosen.skin);
}
