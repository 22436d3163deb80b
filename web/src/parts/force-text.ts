import { hasText, t, type TextArguments } from '../texts';

/**
 * A message about forces. It is the game's own message if there is one, such as `new-army-later`; otherwise
 * it is the general one, such as `new-force-later`.
 */
export function forceText(
  where: 'new' | 'room',
  brings: string | null,
  what: string,
  args: TextArguments = {},
): string {
  const id = `${where}-${brings}${what}`;
  return t(hasText(id) ? id : `${where}-force${what}`, args);
}
