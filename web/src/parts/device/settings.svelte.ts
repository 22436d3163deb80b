import { LANGUAGES, setLanguage, type Language } from '../../texts';

type Theme = 'system' | 'light' | 'dark';
type Motion = 'system' | 'full' | 'less';

/** The speeds of tables, and the share of its usual time that an animation takes at each speed. */
const SHARES = { normal: 1, double: 0.5, once: 0 } as const;
export type Tempo = keyof typeof SHARES;
/** All speeds of tables, the slowest first. */
export const TEMPOS = Object.keys(SHARES) as Tempo[];

/** What a person has chosen on this device. */
export type Settings = {
  language: Language;
  theme: Theme;
  sounds: boolean;
  /**
   * Whether games no longer ask if the person wants sounds: one game has asked already, or the person has
   * chosen in the settings.
   */
  soundsOffered: boolean;
  motion: Motion;
  tempo: Tempo;
  /** Level of the bot that was played last; `null` before the first game. */
  level: number | null;
  /** Whether the person gets a notification when their turn begins. */
  turns: boolean;
  /** Whether a board shows marks at what each side may soon take. */
  chances: boolean;
};

const KEY = 'rumpus.settings';

function preferred(): Language {
  const wanted = navigator.languages ?? [navigator.language ?? 'en'];
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function initial(): Settings {
  const kept = stored();
  return {
    language: LANGUAGES.find((language) => language === kept.language) ?? preferred(),
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
    sounds: kept.sounds === true,
    soundsOffered: kept.sounds === true || kept.soundsOffered === true,
    motion: kept.motion === 'full' || kept.motion === 'less' ? kept.motion : 'system',
    tempo: TEMPOS.find((tempo) => tempo === kept.tempo) ?? 'normal',
    level: typeof kept.level === 'number' ? kept.level : null,
    turns: kept.turns === true,
    chances: kept.chances !== false,
  };
}

const state = $state<Settings>(initial());
const system = $state({ dark: false, less: false });

/** The settings. A component that reads them is updated when they change. */
export function settings(): Readonly<Settings> {
  return state;
}

/** Changes some settings, stores all of them on this device, and applies them to the page. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(state, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
  show();
}

/** Whether the person lets things move, in the settings or else in the system. */
export function moving(): boolean {
  return state.motion === 'full' || (state.motion === 'system' && !system.less);
}

/** The share of its usual time that an animation on a table takes; 0 shows results at once. */
export function timeShare(): number {
  return SHARES[state.tempo];
}

/** Whether tables play animations of events, instead of showing only the result. */
export function playing(): boolean {
  return moving() && timeShare() > 0;
}

function show(): void {
  const root = document.documentElement;
  const dark = state.theme === 'dark' || (state.theme === 'system' && system.dark);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = moving() ? 'full' : 'less';
  root.style.setProperty('--r-share', String(timeShare()));
  root.lang = state.language;
  setLanguage(state.language);
}

/**
 * Applies the settings to the page. Where a setting is left to the system, follows the system. Returns a
 * function that stops this.
 */
export function startSettings(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => {
    system.dark = dark.matches;
    system.less = less.matches;
    show();
  };
  const other = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    Object.assign(state, initial());
    show();
  };
  follow();
  dark.addEventListener('change', follow);
  less.addEventListener('change', follow);
  addEventListener('storage', other);
  return () => {
    dark.removeEventListener('change', follow);
    less.removeEventListener('change', follow);
    removeEventListener('storage', other);
  };
}
