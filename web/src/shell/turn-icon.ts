/** Returns the SVG picture with a red dot in its corner, which means that it is the person's turn. */
export function dotted(svg: string): string {
  const [, , x = 0, y = 0, width = 0, height = 0] =
    /viewBox="(([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+))"/.exec(svg)?.map(Number) ?? [];
  const r = width * 0.2;
  const dot = `<circle cx="${x + width - r * 1.1}" cy="${y + height - r * 1.1}" r="${r}" fill="#d3261b" stroke="#fff" stroke-width="${r * 0.25}"/>`;
  return svg.replace(/<\/svg>\s*$/, `${dot}</svg>`);
}

const linkOf = (page: Document): HTMLLinkElement | null => page.querySelector('link[rel="icon"]');

/** The URLs of the page's plain icon, and of the same icon with a dot; null until they are known. */
const drawn: { plain: string | null; dot: string | null } = { plain: null, dot: null };
let wanted = false;

/** Puts a dot on the icon of the page if `asks` is true, or removes it. */
export async function markIcon(asks: boolean): Promise<void> {
  wanted = asks;
  const link = linkOf(document);
  if (!link || (!asks && drawn.plain === null)) return;
  drawn.plain ??= link.href;
  try {
    if (asks) drawn.dot ??= await dataUrl(drawn.plain);
    link.href = (wanted && drawn.dot) || drawn.plain;
  } catch {
    // Without a dot, the title of the page still says that it is the person's turn.
  }
}

async function dataUrl(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the server answered ${answer.status} instead of the icon`);
  return `data:image/svg+xml,${encodeURIComponent(dotted(await answer.text()))}`;
}
