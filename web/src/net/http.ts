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
  Program,
  ProgramToken,
  RepeatOrder,
  Replay,
  ReportOrder,
  RulebookPage,
  Seat,
  Setup,
  Summary,
  ViewerName,
} from '../wire';

/** An error answer of the server. `problem` holds its problem details (RFC 9457). */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ProblemError';
  }
}

/**
 * Why a request failed: the problem that the server sent. For any other failure, such as a broken connection,
 * this function makes a problem.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return { type: 'offline', title: 'offline', status: 0 };
}

type Headers = Record<string, string>;

/** The requests for which the server makes a guest of a browser without a cookie. */
const MAY_MAKE_GUEST = /^(POST|PUT) \/(me|lab|matches|matches\/[^/]+\/(join|branch))$/;
/** The requests that remove the cookie. */
const FORGETS_GUEST = /^DELETE \/me(\/session)?$/;

/** Whether a request that may make a guest has succeeded, so that the browser has the guest's cookie. */
let hasGuest = false;
/** Resolves when the last request that may make a guest has its answer. */
let answered: Promise<unknown> = Promise.resolve();

/**
 * Sends a request to the server; throws a `ProblemError` if the server refuses it. Requests that may make a
 * guest wait for one another until one has succeeded. Otherwise each of them would make another guest.
 */
export function request<T>(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<T> {
  const send = () => sendNow<T>(method, path, body, headers);
  if (FORGETS_GUEST.test(`${method} ${path}`)) hasGuest = false;
  if (hasGuest || !MAY_MAKE_GUEST.test(`${method} ${path}`)) return send();
  const sent = answered.then(send);
  answered = sent.then(
    () => (hasGuest = true),
    () => undefined,
  );
  return sent;
}

async function sendNow<T>(method: string, path: string, body: unknown, headers: Headers): Promise<T> {
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
    // The answer is not JSON, for example the error page of a proxy. In this case only its status line says
    // what happened.
  }
  return { type: 'about:blank', title: title || `HTTP ${status}`, status };
}

const part = encodeURIComponent;

/**
 * The idempotency keys of requests for a match that have no answer yet. A request that is sent again with its
 * key makes no second match.
 */
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
    // A refused request made no match, so the next request gets a new key.
    if (error instanceof ProblemError && error.problem.status < 500) keys.delete(body);
    throw error;
  }
}

/** 128 random bits as hexadecimal digits; `randomUUID` is missing on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's HTTP interface: one function for each request. */
export const api = {
  me: () => request<Me>('POST', '/me'),
  rename: (name: string) => request<Me>('PUT', '/me', { name }),
  /** The URL from which a guest downloads all data about themselves. */
  dataUrl: '/api/me/data',
  /** Deletes the guest's name, ends all sessions of the guest, and removes this browser's cookies. */
  forget: () => request<void>('DELETE', '/me'),
  logOut: () => request<void>('DELETE', '/me/session'),
  logOutOthers: () => request<Me>('DELETE', '/me/sessions'),
  /** The programs that play for this guest over HTTP. */
  programs: async () => (await request<{ programs: Program[] }>('GET', '/me/programs')).programs,
  /** Makes a program. Only this answer shows its token. */
  makeProgram: (name: string) => request<ProgramToken>('POST', '/me/programs', { name }),
  /** Makes another token for a program; the old one stops working. */
  renewProgram: (id: string) => request<ProgramToken>('POST', `/me/programs/${part(id)}/token`),
  removeProgram: (id: string) => request<void>('DELETE', `/me/programs/${part(id)}`),
  games: async () => (await request<{ games: GameEntry[] }>('GET', '/games')).games,
  game: (game: string) => request<GamePage>('GET', `/games/${part(game)}`),
  /** Checks a board. Sends the text as it was pasted, so that the server itself refuses what is not JSON. */
  checkBoard: async (game: string, text: string) =>
    (await request<{ faults: Fault[] }>('POST', `/games/${part(game)}/boards/check`, text)).faults,
  /** Lets quick bots play on a board. Returns how many games each seat has won. */
  measureBoard: (game: string, board: unknown) =>
    request<BoardBalance>('POST', `/games/${part(game)}/boards/balance`, board),
  /** Returns every fault of a force for a set-up. The set-up holds no forces. */
  checkForce: async (game: string, setup: Setup, force: Force) =>
    (await request<{ faults: Fault[] }>('POST', `/games/${part(game)}/check-force`, { setup, force })).faults,
  /**
   * Returns the faults as `checkForce` does, and what else the server says about the force, such as its cost.
   */
  judgeForce: (game: string, setup: Setup, force: Force) =>
    request<{ faults: Fault[]; [more: string]: unknown }>('POST', `/games/${part(game)}/check-force`, {
      setup,
      force,
    }),
  /** Asks a game a question that needs no match. The game defines the form of question and answer. */
  consult: (game: string, question: unknown) =>
    request<unknown>('POST', `/games/${part(game)}/consult`, question),
  /**
   * The force that this guest has handed in for a seat; null before that. The server shows nobody else's
   * force.
   */
  force: (id: string, seat: Seat) =>
    request<Force | null>('GET', `/matches/${part(id)}/force?seat=${part(seat)}`),
  /**
   * Hands in a force for a seat of this guest. Until the game begins, a later force replaces an earlier one.
   */
  bring: (id: string, seat: Seat, force: Force) =>
    request<Summary>('POST', `/matches/${part(id)}/force`, { seat, force }),
  rules: (game: string, language: string) =>
    request<RulebookPage>('GET', `/games/${part(game)}/rules?lang=${part(language)}`),
  create,
  matches: async (list: 'mine' | 'finished' | 'watch') =>
    (await request<{ matches: Summary[] }>('GET', `/matches?list=${list}`)).matches,
  /**
   * The decision of a strong bot for a seat of this guest that has to decide. The answer also has the number
   * of the step after which the bot decided.
   */
  hint: (id: string, seat: Seat) => request<Hint>('POST', `/matches/${part(id)}/hint`, { seat }),
  match: (id: string) => request<Summary>('GET', `/matches/${part(id)}`),
  /** The match of an invite link, even if only its players may see the match. */
  invitation: (id: string, token: string) =>
    request<Summary>('GET', `/matches/${part(id)}?invite=${part(token)}`),
  join: (id: string, token: string) => request<Summary>('POST', `/matches/${part(id)}/join`, { token }),
  rematch: (id: string) => request<Summary>('POST', `/matches/${part(id)}/rematch`, {}),
  /** Sets up a match against bots once more, with bots that are so many levels stronger. */
  repeat: (id: string, levelsUp: number) =>
    request<Summary>('POST', `/matches/${part(id)}/repeat`, { levels_up: levelsUp } satisfies RepeatOrder),
  /** A page of a replay: the frames from number `from` on, at most `limit`. */
  replay: (id: string, viewer: ViewerName, from: number, limit: number) =>
    request<Replay>('GET', `/matches/${part(id)}/replay?viewer=${part(viewer)}&from=${from}&limit=${limit}`),
  /** The chances of each seat to win a finished match, step by step. */
  analysis: (id: string) => request<Analysis>('GET', `/matches/${part(id)}/analysis`),
  branch: (id: string, step: number, seat: Seat, level: number) =>
    request<Summary>('POST', `/matches/${part(id)}/branch`, { step, seat, level }),
  /** All seeds of a finished match with fair luck, and whether its luck follows from them. */
  fair: (id: string) => request<FairCheck>('GET', `/matches/${part(id)}/fair`),
  /** Makes another invite link for a free seat; the old one stops working. */
  renewInvite: (id: string, seat: Seat) => request<Summary>('POST', `/matches/${part(id)}/invite`, { seat }),
  /** Reports a match, or a player in it, to the operators of the server. */
  report: (id: string, order: ReportOrder) => request<unknown>('POST', `/matches/${part(id)}/reports`, order),
  /** The notice for all guests: whether the server is about to stop. */
  notice: () => request<Notice>('GET', '/notice'),
  /** The URL from which the record of a finished match is downloaded. */
  recordUrl: (id: string) => `/api/matches/${part(id)}/record`,
};
