import { placeOf } from '../describe/units';
import type {
  Action,
  AimedAt,
  Attack,
  CardWeapon,
  Preview,
  Refused,
  Setup,
  Spot,
  TargetsAnswer,
  View,
} from '../types';
import { cardOf } from '../describe/units';
import type { QuestionQueue } from './question-queue';
import { whyIdle, type Idle } from './idle';
import { bearing } from './leaving';
import { isWorth, waysTo, worthOf } from './ways';

export { isWorth };

/**
 * A draft of an attack, with the preview of its result. `label` is what the player aimed at, which the attack
 * itself does not name if it has a template; it is left out if the player chose the place of the template.
 */
export type AttackDraft = { attack: Attack; preview: Preview | null; label?: string };

/** What a draft is aimed at; undefined if it is aimed at a mere place. */
export const aimOf = ({ attack, label }: AttackDraft): string | undefined => label ?? attack.target;

/** The chances of a drafted attack against its target; undefined before they are known. */
export const oddsOf = (draft: AttackDraft | undefined) =>
  draft?.preview?.targets.find(({ unit }) => unit === aimOf(draft))?.odds;

/**
 * The attack whose template is being laid, or whose point on a Base is being chosen. A Base is a building, a
 * fortress or the camp (PF-R-31).
 */
export type Aim = { attack: Attack; weapon: CardWeapon; preview: Preview | null };

/** The functions and objects of the table that `Shooting` needs. */
type ShootingContext = { setup: () => Setup; view: () => View; questions: QuestionQueue };

const sixth = (length: number): number => Math.round(length * 1e6) / 1e6;

/** Whether a weapon is aimed with a template. */
function hasTemplate(setup: Setup, weapon: CardWeapon): boolean {
  if (weapon.kind === 'mortar') return setup.options.mortar_template === 'grenade';
  return weapon.kind === 'grenade' || weapon.kind === 'disc' || weapon.kind === 'flame';
}

/** The drafts of attacks, at most one for each Unit. The player can change drafts until all are committed. */
export class Shooting {
  drafts = $state.raw<ReadonlyMap<string, AttackDraft>>(new Map());
  /** The possible attacks of the selected Unit; null until the server has answered. */
  targets: TargetsAnswer | null = $state.raw(null);
  /** The attack of the list that is under the pointer or has the focus. */
  looked: AimedAt | null = $state.raw(null);
  /** The targets that were chosen for the selected Unit one after another. */
  tried: readonly string[] = $state.raw([]);
  aim: Aim | null = $state.raw(null);
  /** Units of which the server has said that they can harm no enemy from where they stand. */
  harmless: ReadonlySet<string> = $state.raw(new Set());
  /** Why Units have no attack that is worth it, as far as the server has answered. */
  idle: ReadonlyMap<string, Idle> = $state.raw(new Map());
  /** Whether the table lists the attacks that were chosen for all Units at once. */
  listed = $state(false);
  /** Why the server refused the attacks that were committed last; null if it did not. */
  refusal: Refused | null = $state.raw(null);
  #context: ShootingContext;

  constructor(context: ShootingContext) {
    this.#context = context;
  }

  /** Asks for the possible attacks of a Unit. */
  look(unit: string | null): void {
    if (unit !== null) this.listed = false;
    this.targets = this.looked = this.aim = null;
    this.tried = [];
    if (!unit) this.#context.questions.drop('targets');
    else
      this.#context.questions.newest(
        'targets',
        { ask: 'targets', unit },
        (targets) => (this.targets = targets),
        0,
      );
  }

  /** The weapons of a Unit that take a template. */
  templates(unit: string): CardWeapon[] {
    const setup = this.#context.setup();
    return (cardOf(setup, unit)?.weapons ?? []).filter((weapon) => hasTemplate(setup, weapon));
  }

  /** Drafts an attack of the list. Removes the draft if this attack is already drafted. */
  choose(aimed: AimedAt): void {
    const { unit } = aimed.attack;
    if (this.chosen(aimed)) return this.drop(unit);
    this.aim = null;
    this.tried = [...this.tried, aimed.label];
    this.#put(unit, aimed);
  }

  /** Whether an attack of the list is the Unit's draft. */
  chosen(aimed: AimedAt): boolean {
    return JSON.stringify(this.drafts.get(aimed.attack.unit)?.attack) === JSON.stringify(aimed.attack);
  }

  /**
   * The best attack of each weapon on a target, the best weapon first; empty if no attack is worth it.
   */
  ways(target: string): AimedAt[] {
    return waysTo(this.#context.setup(), this.targets?.attacks ?? [], target);
  }

  /** The best attack on a target. If none is worth it, the first one; null if the list has none. */
  against(target: string): AimedAt | null {
    return this.ways(target)[0] ?? this.targets?.attacks.find(({ label }) => label === target) ?? null;
  }

  /**
   * For each of these Units, drafts the attack that harms enemies most, and of equal ones the one on the
   * nearest enemy. A Unit with a draft keeps its draft. Attacks that would also reach a Unit of the same side
   * are left out.
   */
  best(units: readonly string[]): void {
    this.listed = true;
    this.#find(units, (unit, aimed) => {
      if (!this.drafts.has(unit)) this.choose(aimed);
    });
  }

  /** Finds out whether any of these Units can harm an enemy, and drafts nothing. */
  seek(units: readonly string[]): void {
    this.#find(units, () => undefined);
  }

  /** Asks for the attack of each Unit that harms enemies most, and notes the Units that can harm none. */
  #find(units: readonly string[], found: (unit: string, aimed: AimedAt) => void): void {
    for (const unit of units)
      this.#context.questions.newest(
        `targets ${unit}`,
        { ask: 'targets', unit },
        (answer) => {
          const aimed = answer?.attacks
            .filter((one) => this.#harmsEnemies(unit, one))
            .reduce<AimedAt | null>(
              (best, one) => (best && worthOf(best) >= worthOf(one) ? best : one),
              null,
            );
          if (aimed) found(unit, aimed);
          else if (answer) {
            this.harmless = new Set(this.harmless).add(unit);
            this.idle = new Map(this.idle).set(unit, whyIdle(this.#context.setup(), unit, answer.attacks));
          }
        },
        0,
      );
  }

  #harmsEnemies(unit: string, aimed: AimedAt): boolean {
    const setup = this.#context.setup();
    const own = cardOf(setup, unit)?.side;
    const isEnemy = (id: string): boolean => ![own, undefined].includes(cardOf(setup, id)?.side);
    const { targets } = aimed.preview;
    const odds = targets.find((target) => target.unit === aimed.label)?.odds;
    return (
      isWorth(aimed) &&
      isEnemy(aimed.label) &&
      odds !== undefined &&
      odds.kill + odds.injury > 0 &&
      targets.every((target) => cardOf(setup, target.unit)?.side !== own)
    );
  }

  drop(unit: string): void {
    const drafts = new Map(this.drafts);
    drafts.delete(unit);
    this.drafts = drafts;
    if (this.refusal) this.refusal = null;
  }

  clear(): void {
    this.drafts = new Map();
    this.targets = this.looked = this.aim = this.refusal = null;
    this.harmless = new Set();
    this.idle = new Map();
    this.listed = false;
  }

  /**
   * Starts to lay the template of a weapon. It lies at `at`, or where the draft has it, or in front of the
   * Unit.
   */
  lay(unit: string, weapon: CardWeapon, at: Spot | null = null): void {
    const position = this.#context.view().position;
    const from = placeOf(position, unit) ?? [0, 0];
    const known = this.drafts.get(unit)?.attack;
    const facing = position.units.find(({ id }) => id === unit)?.facing ?? 90;
    if (weapon.kind === 'flame') {
      const direction = at ? bearing(from, at) : (known?.direction ?? facing);
      return this.#aim({ unit, weapon: weapon.name, direction }, weapon);
    }
    const ahead: Spot = [
      from[0] + 4 * Math.cos((facing * Math.PI) / 180),
      from[1] + 4 * Math.sin((facing * Math.PI) / 180),
    ];
    const point = at ?? (known?.weapon === weapon.name ? known.point : undefined) ?? ahead;
    this.#aim({ unit, weapon: weapon.name, point: this.#within(point) }, weapon);
  }

  /** Starts to choose the point where an attack hits a Base. */
  breach({ attack }: AimedAt): void {
    const weapon = cardOf(this.#context.setup(), attack.unit)?.weapons.find(
      ({ name }) => name === attack.weapon,
    );
    const known = this.drafts.get(attack.unit)?.attack;
    if (weapon) this.#aim(known && known.piece === attack.piece ? known : attack, weapon);
  }

  /** Moves the template, or the point where a Base is hit, to a place. A flame turns towards the place. */
  lead(to: Spot): void {
    if (this.aim?.attack.piece) this.typed({ point: this.#within(to) });
    else if (this.aim) this.lay(this.aim.attack.unit, this.aim.weapon, to);
  }

  /** Moves the template, or the point where a Base is hit, by some inches. A flame turns by 5°. */
  nudge(east: number, north: number): void {
    const aim = this.aim;
    if (!aim) return;
    const { point, direction } = aim.attack;
    if (point)
      this.#aim({ ...aim.attack, point: this.#within([point[0] + east, point[1] + north]) }, aim.weapon);
    else if (direction !== undefined)
      this.#aim(
        {
          ...aim.attack,
          direction: (direction + (east !== 0 ? -Math.sign(east) : Math.sign(north)) * 5 + 360) % 360,
        },
        aim.weapon,
      );
  }

  /** Sets the point or the direction that the player typed. */
  typed(change: { point?: Spot; direction?: number }): void {
    if (this.aim) this.#aim({ ...this.aim.attack, ...change }, this.aim.weapon);
  }

  /** Drafts the attack with its template where it is now. */
  keep(): void {
    const aim = this.aim;
    if (!aim) return;
    this.#put(aim.attack.unit, { attack: aim.attack, preview: aim.preview });
    this.aim = this.looked = null;
  }

  /** Drafts an attack again and asks for its preview. */
  restore(attack: Attack): void {
    this.#put(attack.unit, { attack, preview: null });
    this.#context.questions.newest(`attack ${attack.unit}`, { ask: 'attack', attack }, (preview) => {
      if (this.drafts.get(attack.unit)?.attack === attack) this.#put(attack.unit, { attack, preview });
    });
  }

  /** The decision to commit all attacks. */
  commitment(): Action {
    return { do: 'commit', attacks: [...this.drafts.values()].map(({ attack }) => attack) };
  }

  /** The Unit whose attack was refused; null if the refusal names no Unit with a draft. */
  refusedUnit(): string | null {
    const reason = this.refusal?.refusal.reason as { unit?: string; target?: string } | undefined;
    if (!reason) return null;
    if (reason.unit && this.drafts.has(reason.unit)) return reason.unit;
    if (reason.target === undefined) return null;
    return [...this.drafts].find(([, { attack }]) => attack.target === reason.target)?.[0] ?? null;
  }

  #put(unit: string, draft: AttackDraft): void {
    this.drafts = new Map(this.drafts).set(unit, draft);
    this.refusal = null;
  }

  #aim(attack: Attack, weapon: CardWeapon): void {
    this.aim = { attack, weapon, preview: this.aim?.weapon === weapon ? this.aim.preview : null };
    this.#context.questions.newest('attack', { ask: 'attack', attack }, (preview) => {
      if (this.aim?.attack === attack) this.aim = { attack, weapon, preview };
    });
  }

  #within([x, y]: Spot): Spot {
    const [width, depth] = this.#context.view().position.table;
    return [sixth(Math.max(0, Math.min(width, x))), sixth(Math.max(0, Math.min(depth, y)))];
  }
}
