import { t } from '../../../texts';
import type { FigureView, Setup, Side } from '../types';
import { listed } from '../../../parts/describe';
import { characterOf, figureName, seatName } from './names';

/** What the words about a figure say besides its state. */
export interface FigureNotes {
  /** What the player may choose the figure for, so that the table highlights it; null for nothing. */
  lit: 'attack' | 'defend' | 'target' | null;
  picked: boolean;
  role: 'attacks' | 'defends' | null;
}

/** Describes a figure of an army, such as "Moss Lion, Power 5, Red’s army, wounded, 1 Armor card". */
export function describeFigure(setup: Setup, side: Side, figure: FigureView, notes: FigureNotes): string {
  const army = t('pa-words-army', { seat: seatName(side.seat) });
  const words = [
    t('pa-words-figure', {
      figure: figureName(setup, figure.figure),
      power: figure.wounded ? 0 : figure.power,
      army,
    }),
  ];
  const mount = characterOf(setup, figure.figure)?.mount;
  if (figure.owner !== side.seat) words.push(t('pa-words-owner', { seat: seatName(figure.owner) }));
  if (mount) words.push(t('pa-words-rides', { mount: figureName(setup, mount) }));
  if (figure.wounded) words.push(t('pa-words-wounded'));
  if (figure.face_down) words.push(t('pa-words-face-down'));
  const guard = setup.edition === '2009' ? 'pa-words-guards-shield' : 'pa-words-guards-armor';
  if (figure.guards.length > 0) words.push(t(guard, { count: figure.guards.length }));
  for (const mark of ['dodge', 'blast', 'intimidate'] as const)
    if (figure[mark] > 0) words.push(t(`pa-words-${mark}`));
  if (notes.role) words.push(t(`pa-words-${notes.role}`));
  if (notes.picked) words.push(t('pa-words-picked'));
  else if (notes.lit) words.push(t(`pa-words-can-${notes.lit}`));
  return listed(words);
}

/** Describes a captured figure. `lit` is whether the player may choose it as a target. */
export function describeCaptive(setup: Setup, figure: FigureView, by: string, lit: boolean): string {
  const words = t('pa-words-captive', {
    figure: figureName(setup, figure.figure),
    by: seatName(by),
    owner: seatName(figure.owner),
  });
  return lit ? `${words}, ${t('pa-words-can-target')}` : words;
}
