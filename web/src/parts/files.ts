import { ProblemError } from '../net/http';
import type { Force, Problem } from '../wire';

/** Hands a file to the person, as a download. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The sizes of paper that can be printed on. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Printed sheets, and the characters that the fonts of the PDF lack. */
type Printed = { pdf: Blob; missing: string[] };

/** Asks the server for the cards of a force as a PDF. `setup` has the options on which the prices depend. */
export async function printed(
  game: string,
  force: Force,
  paper: Paper,
  language: string,
  setup?: unknown,
): Promise<Printed> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/print`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/pdf' },
    body: JSON.stringify({ force, paper, language, ...(setup === undefined ? {} : { setup }) }),
  });
  if (response.ok)
    return {
      pdf: await response.blob(),
      missing: lettersOf(response.headers.get('missing-characters') ?? ''),
    };
  throw new ProblemError(await problemIn(response));
}

/** Reads characters from a header such as `U+1F600 U+2603`. */
function lettersOf(header: string): string[] {
  return [...header.matchAll(/U\+([0-9A-F]{1,6})/g)].map(([, code]) =>
    String.fromCodePoint(parseInt(code ?? '0', 16)),
  );
}

async function problemIn(response: Response): Promise<Problem> {
  const plain = { type: 'about:blank', title: response.statusText || `HTTP ${response.status}` };
  try {
    return { ...plain, ...((await response.json()) as Partial<Problem>), status: response.status };
  } catch {
    return { ...plain, status: response.status };
  }
}
