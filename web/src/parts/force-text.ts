import { hasText, t, type TextArguments } from '../texts';

/**
 * A message about what seats bring. It is the game's own message if there is one, such as `new-army-later`,
 * else `new-force-later`.
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
