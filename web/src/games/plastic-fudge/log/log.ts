import { t } from '../../../texts';
import type { LogLine } from '../../../contract';
import { describeTotal } from '../describe/totals';
import { signed, weaponName } from '../names';
import { describeSpot } from '../describe/drafts';
import { howItEnded, lostIn } from '../describe/ending';
import { clausesOf, describeModifiers } from '../describe/modifiers';
import { running } from '../report/summary';
import { isToldLater, morale, routed, type Sentence } from './morale';
import {
  inches,
  markerNumber,
  sideName,
  terrainPieceName,
  cardOf,
  thingName,
  unitName,
} from '../describe/units';
import type { Event, EventOf, Setup, Side } from '../types';

/** Describes an event of a step in a line of the log; null for an event that needs no line. */
export function describeEvent(
  event: Event,
  setup: Setup,
  viewer: string | null,
  step: readonly Event[] = [],
): LogLine | null {
  if (isToldLater(event, step)) return null;
  const sentence =
    before(event, setup) ?? moving(event, setup) ?? fighting(event, setup) ?? after(event, setup, step);
  if (!sentence) return null;
  const [id, args, ...clauses] = sentence;
  const side = viewer as Side | null;
  return {
    text: t(id, args),
    clauses: [...new Set(clauses)],
    heading: event.type === 'phase',
    minor: isMinor(event),
    ...(event.type === 'rout' && !event.fled ? { together: running(event.unit, setup, side) } : {}),
  };
}

/** Events that the table sums up after a fight. A summary of the log need not repeat them. */
const summedUp: readonly Event['type'][] = [
  'opened',
  'attack',
  'hit',
  'injured',
  'destroyed',
  'contagion',
  'victory',
];

/**
 * Whether a summary of the log can leave an event out: where a Unit is deployed, and what the table sums up
 * after a fight.
 */
function isMinor(event: Event): boolean {
  if (event.type === 'morale') return !event.rallied;
  if (event.type === 'rout') return !event.fled;
  return event.type === 'deployed' || event.type === 'committed' || summedUp.includes(event.type);
}

/** The sentence of an event before the first shot of a Round; null for any other event. */
function before(event: Event, setup: Setup): Sentence | null {
  switch (event.type) {
    case 'muster':
      return [
        'pf-log-muster',
        { side: sideName(event.seat), units: event.units, points: event.points, markers: event.markers },
        'PF-R-71',
      ];
    case 'coin':
      return ['pf-log-coin', { side: sideName(event.seat) }, 'PF-R-75'];
    case 'placed':
      return [
        'pf-log-placed',
        { side: sideName(event.seat), piece: thingName(setup, event.piece), at: describeSpot(event.at) },
        'PF-SCEN-08',
      ];
    case 'passed':
      return ['pf-log-passed', { side: sideName(event.seat) }, 'PF-R-75'];
    case 'deployed':
      return deployed(event, setup);
    case 'laid':
      return [
        event.real === null ? 'pf-log-laid' : event.real ? 'pf-log-laid-real' : 'pf-log-laid-false',
        { side: sideName(event.seat), mine: markerNumber(event.mine), at: describeSpot(event.at) },
        'PF-MINE-01',
      ];
    case 'deploy-ended':
      return ['pf-log-deploy-ended', { side: sideName(event.seat) }, 'PF-R-74'];
    case 'phase':
      return phase(event, setup);
    case 'initiative': {
      const args = {
        green: signed(event.green),
        tan: signed(event.tan),
        winner: event.winner ? sideName(event.winner) : '',
      };
      return [
        event.winner ? 'pf-log-initiative' : 'pf-log-initiative-tie',
        args,
        event.clause,
        ...event.modifiers.flatMap(clausesOf),
      ];
    }
    case 'role':
      return ['pf-log-role', { side: sideName(event.seat), role: event.role.toUpperCase() }, event.clause];
    default:
      return null;
  }
}

function deployed(event: EventOf<'deployed'>, setup: Setup): Sentence {
  const unit = unitName(setup, event.unit);
  if (event.carrier)
    return ['pf-log-deployed-in', { unit, carrier: unitName(setup, event.carrier) }, 'PF-R-54'];
  if (event.reserve || !event.at) return ['pf-log-deployed-reserve', { unit }, 'PF-R-64'];
  return ['pf-log-deployed', { unit, at: describeSpot(event.at) }, 'PF-R-74'];
}

const phaseClauses: Readonly<Record<string, string>> = {
  terrain: 'PF-SCEN-08',
  deploy: 'PF-R-74',
  initiative: 'PF-INIT-01',
  'move-a': 'PF-TURN-02',
  'move-b': 'PF-TURN-03',
  attack: 'PF-R-17',
  morale: 'PF-TURN-05',
  jets: 'PF-R-107',
};

/** The heading of a step of the battle. The step of the Jets has no heading if the battle has no Jets. */
function phase({ step, round, seat }: EventOf<'phase'>, setup: Setup): Sentence | null {
  if (step === 'jets' && !setup.units.some(({ type }) => type === 'jet')) return null;
  const clause = phaseClauses[step];
  if (clause === undefined) return null;
  if (step === 'initiative') return ['pf-log-round', { round }, clause];
  if ((step === 'move-a' || step === 'move-b') && seat)
    return ['pf-log-moves', { side: sideName(seat), role: step === 'move-a' ? 'A' : 'B' }, clause];
  return [`pf-log-phase-${step}`, {}, clause];
}

/** The sentence of an event in a movement phase; null for any other event. */
function moving(event: Event, setup: Setup): Sentence | null {
  const unit = 'unit' in event ? unitName(setup, event.unit) : '';
  switch (event.type) {
    case 'move': {
      const length = event.way.reduce(
        (sum, at, n) =>
          sum +
          (n === 0
            ? 0
            : Math.hypot(at[0] - (event.way[n - 1]?.[0] ?? 0), at[1] - (event.way[n - 1]?.[1] ?? 0))),
        0,
      );
      if (length < 0.01) return ['pf-log-turned', { unit, facing: event.facing }, 'PF-MOVE-04'];
      const id = event.tow ? 'pf-log-moved-tow' : event.whole ? 'pf-log-moved' : 'pf-log-moved-part';
      return [
        id,
        { unit, length: inches(length), gun: event.tow ? unitName(setup, event.tow) : '' },
        event.tow ? 'PF-R-66' : 'PF-MOVE-01',
      ];
    }
    case 'boarded':
      return ['pf-log-boarded', { unit, carrier: unitName(setup, event.carrier) }, 'PF-R-101'];
    case 'leave':
      return ['pf-log-left', { unit, carrier: unitName(setup, event.carrier) }, 'PF-R-101'];
    case 'exit':
      return ['pf-log-exit', { unit }, 'PF-R-106'];
    case 'enter':
      return ['pf-log-enter', { unit }, 'PF-R-106'];
    case 'jet-called':
      return ['pf-log-jet-called', { unit, round: event.arrives }, 'PF-R-65'];
    case 'jets-ordered':
      return ['pf-log-jets-ordered', { side: sideName(event.seat), count: event.jets.length }, 'PF-R-107'];
    case 'jet':
      return event.at
        ? ['pf-log-jet-comes', { unit }, 'PF-R-107']
        : ['pf-log-jet-leaves', { unit }, 'PF-R-107'];
    default:
      return null;
  }
}

/** The sentence of an event in a fight; null for any other event. */
function fighting(event: Event, setup: Setup): Sentence | null {
  switch (event.type) {
    case 'committed':
      return event.attacks
        ? ['pf-log-committed-known', { side: sideName(event.seat), count: event.attacks.length }, 'PF-R-17']
        : ['pf-log-committed', { side: sideName(event.seat) }, 'PF-R-17'];
    case 'opened':
      return ['pf-log-opened', { green: event.green.length, tan: event.tan.length }, 'PF-ATK-03'];
    case 'attack':
      return attack(event, setup);
    case 'dropped':
      return ['pf-log-dropped', { unit: unitName(setup, event.unit), roll: signed(event.roll) }, 'PF-EXP-07'];
    case 'hit':
      return hit(event, setup);
    case 'save': {
      const args = {
        unit: unitName(setup, event.unit),
        carrier: unitName(setup, event.carrier),
        attack: describeTotal(event.attack, setup),
        defence: describeTotal(event.defence, setup),
        result: t(`pf-result-${event.result.replaceAll('-', '_')}`),
      };
      return ['pf-log-save', args, 'PF-R-100'];
    }
    case 'conflagration':
      return ['pf-log-conflagration', { unit: unitName(setup, event.unit) }, 'PF-U-FLM-02', 'PF-R-28'];
    case 'sweep': {
      const args = {
        unit: unitName(setup, event.unit),
        mine: thingName(setup, event.mine),
        attack: describeTotal(event.attack, setup),
        result: t(`pf-sweep-${event.result}`),
      };
      return [
        event.real === null ? 'pf-log-sweep' : event.real ? 'pf-log-sweep-real' : 'pf-log-sweep-false',
        args,
        event.clause,
      ];
    }
    case 'mine':
      return [
        event.real ? 'pf-log-mine' : 'pf-log-mine-false',
        {
          unit: thingName(setup, event.unit),
          mine: thingName(setup, event.mine),
          roll: signed(event.roll ?? 0),
        },
        'PF-R-38',
      ];
    case 'hole':
      return ['pf-log-hole', { piece: thingName(setup, event.piece) }, 'PF-BAZ-02'];
    default:
      return null;
  }
}

function attack(event: EventOf<'attack'>, setup: Setup): Sentence {
  const aim = event.target ?? event.piece;
  const args = {
    unit: unitName(setup, event.unit),
    weapon: weaponName(event.weapon),
    target: aim
      ? pieceOrUnit(setup, aim)
      : event.point
        ? describeSpot(event.point)
        : t('pf-towards-degrees', { degrees: event.direction ?? 0 }),
    roll: signed(event.roll ?? 0),
    modifiers: describeModifiers(event.modifiers, 'attack'),
  };
  if (event.wasted) return ['pf-log-attack-wasted', args, event.clause];
  return [
    event.roll === undefined ? 'pf-log-attack-sure' : 'pf-log-attack',
    args,
    event.clause,
    ...clausesOf(event.modifiers),
  ];
}

const pieceOrUnit = (setup: Setup, id: string): string => {
  const piece = setup.battlefield.terrain?.find((one) => one.id === id);
  return piece ? terrainPieceName(setup, piece) : thingName(setup, id);
};

function hit(event: EventOf<'hit'>, setup: Setup): Sentence {
  const args = {
    unit: thingName(setup, event.unit),
    target: pieceOrUnit(setup, event.target ?? event.piece ?? ''),
    attack: describeTotal(event.attack, setup),
    defence: describeTotal(event.defence, setup),
    result: t(`pf-result-${event.result.replaceAll('-', '_')}`),
    cover: event.cover ? t(`pf-cover-${event.cover}`) : '',
  };
  return [
    event.cover === 'half' ? 'pf-log-hit-half' : 'pf-log-hit',
    args,
    event.clause,
    ...clausesOf([...event.attack_modifiers, ...event.defence_modifiers]),
  ];
}

/** The sentence of a result of a fight, or of the end of the battle; null for any other event. */
function after(event: Event, setup: Setup, step: readonly Event[]): Sentence | null {
  switch (event.type) {
    case 'injured':
      return ['pf-log-injured', { unit: unitName(setup, event.unit), dl: signed(event.dl) }, 'PF-DMG-02'];
    case 'destroyed':
      return [
        cardOf(setup, event.unit)?.commander ? 'pf-log-destroyed-commander' : 'pf-log-destroyed',
        { unit: unitName(setup, event.unit) },
        event.clause,
      ];
    case 'morale':
    case 'contagion':
      return morale(event, setup);
    case 'rout':
      return routed(event, setup, step);
    case 'victory':
      return [
        'pf-log-victory',
        { green: event.lost[0], ofgreen: event.of[0], tan: event.lost[1], oftan: event.of[1] },
        'PF-R-72',
      ];
    case 'end':
      return [
        event.winner ? 'pf-log-end' : 'pf-log-end-draw',
        {
          side: event.winner ? sideName(event.winner) : '',
          how: lostIn(setup, event, step) || howItEnded(event.by, event.winner),
        },
        event.clause,
      ];
    default:
      return null;
  }
}
