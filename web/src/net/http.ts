import type {
  Analysis,
  BoardBalance,
  FairCheck,
  Fault,
  Force,
  GameEntry,
  GamePage,
  Hint,
  MatchOrder,
  Me,
  Notice,
  Problem,
  Replay,
  ReportOrder,
  RulebookPage,
  Seat,
  Setup,
  Summary,
  ViewerName,
} from '../wire';

/** What the server answered instead of what was asked for; `problem` is its own explanation. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ProblemError';
  }
}

/** Why a request failed, as a problem: the server's own, or one made for a broken connection. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return { type: 'offline', title: 'offline', status: 0 };
}

type Headers = Record<string, string>;

/** Asks the server's HTTP interface; what it refuses is a `ProblemError`. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Headers = {},
): Promise<T> {
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...headers },
  };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init);
  const text = await response.text();
  if (!response.ok) throw new ProblemError(problemFrom(response.status, response.statusText, text));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function problemFrom(status: number, title: string, text: string): Problem {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && 'title' in parsed) {
      return { type: 'about:blank', ...parsed, status } as Problem;
    }
  } catch {
    // Not JSON: a proxy's page, say. The status line is all there is to tell.
  }
  return { type: 'about:blank', title: title || `HTTP ${status}`, status };
}

const part = encodeURIComponent;

/** The keys of orders whose answer has not come: the same order, tried again, makes no second match. */
const keys = new Map<string, string>();

async function create(match: MatchOrder): Promise<Summary> {
  const body = JSON.stringify(match);
  const key = keys.get(body) ?? newKey();
  keys.set(body, key);
  try {
    const made = await request<Summary>('POST', '/matches', body, { 'idempotency-key': key });
    keys.delete(body);
    return made;
  } catch (error) {
    // What the server refused made nothing, so a later order is another one.
    if (error instanceof ProblemError && error.problem.status < 500) keys.delete(body);
    throw error;
  }
}

/** 128 bits as hexadecimal digits; `randomUUID` is missing on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's HTTP interface, one function a request. */
export const api = {
  me: () => request<Me>('POST', '/me'),
  rename: (name: string) => request<Me>('PUT', '/me', { name }),
  /** Where all that is kept about this guest is downloaded from. */
  dataUrl: '/api/me/data',
  /** Ends the name, every cookie of this guest, and this browser's. */
  forget: () => request<void>('DELETE', '/me'),
  logOut: () => request<void>('DELETE', '/me/session'),
  logOutOthers: () => request<Me>('DELETE', '/me/sessions'),
  games: async () => (await request<{ games: GameEntry[] }>('GET', '/games')).games,
  game: (game: string) => request<GamePage>('GET', `/games/${part(game)}`),
  /** Takes the text as it was pasted, so that the server itself refuses what is not JSON. */
  checkBoard: async (game: string, text: string) =>
    (await request<{ faults: Fault[] }>('POST', `/games/${part(game)}/boards/check`, text)).faults,
  /** Lets quick bots play on a board, and says who won how often. */
  measureBoard: (game: string, board: unknown) =>
    request<BoardBalance>('POST', `/games/${part(game)}/boards/balance`, board),
  /** Judges what a seat would bring, for a set-up without forces: every fault. */
  checkForce: async (game: string, setup: Setup, force: Force) =>
    (await request<{ faults: Fault[] }>('POST', `/games/${part(game)}/check-force`, { setup, force })).faults,
  /** Judges a force in the same way, and returns what else the game says about it, such as its cost. */
  judgeForce: (game: string, setup: Setup, force: Force) =>
    request<{ faults: Fault[]; [more: string]: unknown }>('POST', `/games/${part(game)}/check-force`, {
      setup,
      force,
    }),
  /** Answers a question that needs no match, in the words of the game. */
  consult: (game: string, question: unknown) =>
    request<unknown>('POST', `/games/${part(game)}/consult`, question),
  /** What the seat of this guest has handed in; null before that. No guest sees another's. */
  force: (id: string, seat: Seat) =>
    request<Force | null>('GET', `/matches/${part(id)}/force?seat=${part(seat)}`),
  /** Hands in what a seat of this guest brings; a later one takes its place until the game begins. */
  bring: (id: string, seat: Seat, force: Force) =>
    request<Summary>('POST', `/matches/${part(id)}/force`, { seat, force }),
  rules: (game: string, language: string) =>
    request<RulebookPage>('GET', `/games/${part(game)}/rules?lang=${part(language)}`),
  create,
  matches: async (list: 'mine' | 'finished' | 'watch') =>
    (await request<{ matches: Summary[] }>('GET', `/matches?list=${list}`)).matches,
  /** What a strong bot would do on a seat of this guest that the game waits for, and after how many steps. */
  hint: (id: string, seat: Seat) => request<Hint>('POST', `/matches/${part(id)}/hint`, { seat }),
  match: (id: string) => request<Summary>('GET', `/matches/${part(id)}`),
  /** The match of an invite link; it is shown also if only its players may see it. */
  invitation: (id: string, token: string) =>
    request<Summary>('GET', `/matches/${part(id)}?invite=${part(token)}`),
  join: (id: string, token: string) => request<Summary>('POST', `/matches/${part(id)}/join`, { token }),
  rematch: (id: string) => request<Summary>('POST', `/matches/${part(id)}/rematch`, {}),
  /** A page of a replay: the frames from number `from` on, at most `limit`. */
  replay: (id: string, viewer: ViewerName, from: number, limit: number) =>
    request<Replay>('GET', `/matches/${part(id)}/replay?viewer=${part(viewer)}&from=${from}&limit=${limit}`),
  /** How the chances of a finished match went. */
  analysis: (id: string) => request<Analysis>('GET', `/matches/${part(id)}/analysis`),
  branch: (id: string, step: number, seat: Seat, level: number) =>
    request<Summary>('POST', `/matches/${part(id)}/branch`, { step, seat, level }),
  /** All seeds of a finished match with fair luck, and whether its luck follows from them. */
  fair: (id: string) => request<FairCheck>('GET', `/matches/${part(id)}/fair`),
  /** Makes another invite link for a free seat; the one before opens nothing any more. */
  renewInvite: (id: string, seat: Seat) => request<Summary>('POST', `/matches/${part(id)}/invite`, { seat }),
  /** Tells those who run the server about a match, or about a player in it. */
  report: (id: string, order: ReportOrder) => request<unknown>('POST', `/matches/${part(id)}/reports`, order),
  /** What everybody should know: whether the server is about to stop. */
  notice: () => request<Notice>('GET', '/notice'),
  /** Where the record of a finished match is downloaded from. */
  recordUrl: (id: string) => `/api/matches/${part(id)}/record`,
};
