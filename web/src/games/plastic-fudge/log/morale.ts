import { t } from '../../../texts';
import { clausesOf, describeModifiers } from '../describe/modifiers';
import { sidedName, unitName } from '../describe/units';
import { signed } from '../names';
import { checksOf, type Check } from '../report/report';
import type { Event, EventOf, Setup } from '../types';

/** The text of a line, what it is filled with, and the clauses that it cites. */
export type Sentence = [id: string, args: Record<string, string | number>, ...clauses: string[]];

/** What the texts about a check of morale are filled with. */
function argsOf(event: Check, setup: Setup): Record<string, string | number> {
  return {
    unit: sidedName(setup, event.unit),
    by: event.type === 'contagion' ? unitName(setup, event.by) : '',
    total: signed(event.total),
    roll: signed(event.roll),
    tl: signed(event.tl),
    modifiers:
      event.modifiers.length > 0 ? t('pf-log-with', { modifiers: describeModifiers(event.modifiers) }) : '',
    threshold: signed(setup.options.morale_threshold),
  };
}

/** The sentence of a check of morale. */
export function morale(event: Check, setup: Setup): Sentence {
  const rallied = event.type === 'morale' && event.rallied;
  return [
    `pf-log-${event.type}-${rallied ? 'rallied' : event.passed ? 'passed' : 'failed'}`,
    argsOf(event, setup),
    event.type === 'contagion' ? 'PF-ROUT-04' : rallied ? 'PF-R-13' : 'PF-MOR-01',
    ...clausesOf(event.modifiers),
  ];
}

/** The check that a Unit failed in a step, before it ran. */
const failedBy = (unit: string, step: readonly Event[]): Check | undefined =>
  checksOf(step).findLast((check) => check.unit === unit && !check.passed);

/** The sentence of a run. If it ends off the table, the check that caused it comes first, if it is known. */
export function routed(event: EventOf<'rout'>, setup: Setup, step: readonly Event[]): Sentence {
  if (!event.fled) return ['pf-log-rout', { unit: unitName(setup, event.unit) }, 'PF-ROUT-01'];
  const check = failedBy(event.unit, step);
  if (!check) return ['pf-log-fled', { unit: unitName(setup, event.unit) }, 'PF-ROUT-03'];
  const id = check.type === 'contagion' ? 'pf-log-fled-panic' : 'pf-log-fled-why';
  return [id, argsOf(check, setup), 'PF-ROUT-03', 'PF-MOR-01', ...clausesOf(check.modifiers)];
}

/** Whether the sentence of a later event of the step tells this one too: the check of a Unit that flees. */
export const isToldLater = (event: Event, step: readonly Event[]): boolean =>
  (event.type === 'morale' || event.type === 'contagion') &&
  !event.passed &&
  step.some((one) => one.type === 'rout' && one.fled && failedBy(one.unit, step) === event);
