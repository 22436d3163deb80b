import { t } from '../../../texts';
import { listed } from '../../../parts/describe';
import { sideName, thingName } from '../describe/units';
import type { Fallen } from '../play/playback.svelte';
import type { Event, Hints, Setup, Spot, View } from '../types';
import type { Fates } from './fates';
import { checksOf, shotsOf } from './report';
import { shotsBySide, type SideShots } from './rows';
import { knowsMorale, learnMorale } from './morale-known.svelte';
import { summaryOf, type Known } from './summary';

/** How near to a casualty a tap must be to ask about this casualty, in inches. */
const near = 1.2;

/** The clause that a summary cites, by the type of its last event. */
const clauses: Readonly<Record<string, string>> = {
  morale: 'PF-MOR-01',
  contagion: 'PF-MOR-01',
  rout: 'PF-MOR-01',
  mine: 'PF-R-38',
};

/** What decides which news the player is told. */
export type NewsFrom = {
  setup: Setup;
  view: View;
  hints: Hints | null;
  /** The events of the last fight. */
  report: readonly Event[];
  fates: Fates;
};
/** What the player is told: the shots of the last fight, sentences, and the clause that justifies them. */
export type Told = { text: string; clause: string; shots: SideShots[] };

/** What the player is told over the table until the next step: fights, casualties, and what a marker is. */
export class News {
  /** The events of the last fight that the player has been told. */
  #read: readonly Event[] = $state.raw([]);
  #knowsMarkers = $state(false);
  #known: Known = $state.raw({ nerve: false, running: false });
  #knowsDice = $state(false);
  /** The id of the casualty that was tapped. */
  asked = $state<string | null>(null);

  /** Whether shots or checks of the last fight have not been read yet. */
  hasUnread(report: readonly Event[]): boolean {
    const unread = this.#unread(report);
    return shotsOf(unread).length > 0 || checksOf(unread).some(({ passed }) => !passed);
  }

  told({ setup, view, hints, report, fates }: NewsFrom): Told | null {
    const fate = this.asked === null ? null : fates.describe(this.asked, setup);
    if (fate) return { text: fate, clause: 'PF-DMG-01', shots: [] };
    const unread = this.#unread(report);
    const text = summaryOf(unread, setup, view.viewer, this.#known);
    const shots = shotsBySide(unread, setup, view.viewer);
    if (text || shots.length > 0) {
      // What running costs is more urgent, and both together would be too long.
      const isRunTold = !this.#known.running && checksOf(unread).some(({ passed }) => !passed);
      const isDiceTold = this.#knowsDice || isRunTold || shotsOf(unread).length === 0;
      const lines = [text, isDiceTold ? '' : t('pf-dice-are')].filter((line) => line !== '');
      const clause = clauses[unread.at(-1)?.type ?? ''] ?? 'PF-ATK-03';
      return { text: lines.join('\n'), clause, shots };
    }
    if (hints?.asks === 'moves' && view.position.round === 1 && !knowsMorale())
      return { text: t('pf-told-morale'), clause: 'PF-MOR-01', shots: [] };
    const laid = (view.position.mines ?? []).filter(({ real }) => real === undefined);
    const [first] = laid;
    if (!first || this.#knowsMarkers || hints?.asks !== 'moves') return null;
    const markers = listed(laid.map(({ id }) => thingName(setup, id)));
    return {
      text: t('pf-told-markers', { side: sideName(first.side), markers, count: laid.length }),
      clause: 'PF-R-38',
      shots: [],
    };
  }

  #unread(report: readonly Event[]): readonly Event[] {
    const isSame = this.#read.length > 0 && this.#read[0] === report[0];
    return isSame ? report.slice(this.#read.length) : report;
  }

  /** Marks the news about the last fight as read. */
  goOn(report: readonly Event[]): void {
    this.#read = report;
    const checks = checksOf(report);
    this.#known = {
      nerve: this.#known.nerve || checks.length > 0,
      running: this.#known.running || checks.some(({ passed }) => !passed),
    };
    this.#knowsDice ||= shotsOf(report).length > 0;
    this.asked = null;
  }

  /** Marks all news as read, including what a marker is. */
  close(report: readonly Event[]): void {
    if (report.length === 0 && !knowsMorale()) learnMorale();
    else this.#knowsMarkers = true;
    this.goOn(report);
  }

  /** Starts again for another person at the same screen, who has read nothing yet. */
  begin(): void {
    this.goOn([]);
    this.#known = { nerve: false, running: false };
    this.#knowsMarkers = this.#knowsDice = false;
  }

  /** Asks about the casualty at a place. Returns whether a casualty lies there. */
  ask(at: Spot, fallen: ReadonlyMap<string, Fallen>): boolean {
    const away = (one: Fallen): number => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]);
    const [found] = [...fallen].sort(([, one], [, other]) => away(one) - away(other));
    if (!found || away(found[1]) > near) return false;
    this.asked = found[0];
    return true;
  }
}
