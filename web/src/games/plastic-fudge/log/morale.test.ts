import { expect, it } from 'vitest';
import { setup } from '../../../../dev/plastic-fudge/moments';
import type { Event } from '../types';
import { describeEvent } from './log';

const unit = setup.units[0]!.id;
const check = { type: 'morale', unit, roll: -3, tl: -1, modifiers: [], total: -4, passed: false };
const step = [check, { type: 'rout', unit, fled: true, way: [], facing: 270 }] as unknown as Event[];

it('a line about a Unit that runs off the table says the test and the dice before what came of it', () => {
  const [failed, fled] = step as [Event, Event];
  expect(describeEvent(fled, setup, null, step)?.text).toMatch(
    /^Morale check, which everybody makes at the end of a Round: .* dice −3, Training −1, in all −4, but −3 is needed\. It runs off the table and is lost\.$/,
  );
  expect(describeEvent(failed, setup, null, step), 'one line tells both').toBeNull();
  expect(describeEvent(fled, setup, null)?.text).toMatch(/runs off the table\.$/);
});
