import { keepSkin, storedSkin, type Skin } from './faces';

const chosen = $state<{ skin: Skin }>({ skin: storedSkin() });

/** The look of the dice. A component that reads the look is updated when the look changes. */
export const skin = (): Skin => chosen.skin;

/** Changes between both looks of the dice, and stores the choice. */
export function switchSkin(): void {
  chosen.skin = chosen.skin === 'd6' ? 'fudge' : 'd6';
  keepSkin(chosen.skin);
}
