import { fireEvent, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../../dev/attacktix/moments';
import { get, open, soon } from '../../../dev/attacktix/opened';
import { setLanguage } from '../../texts';

vi.mock('./scene/attacktix-scene', () => ({
  AttacktixScene: class {
    mount = () => false;
    dispose() {}
  },
  likelyQuality: () => null,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
    unobserve() {}
  },
);
afterEach(() => setLanguage('en'));

const { view, events } = momentOf('move');
const turnOf = (number: number, seat: string) => ({ type: 'turn' as const, number, seat, attacks: 2 });
const at = (number: number, active: string) => ({ ...view, turn: { ...view.turn!, number, active } });
const shot = momentOf('shot').events.find((event) => event.type === 'attack')!;
/** An attack of the other player that misses. */
const miss = { ...shot, figure: 'p2-01', meets: 'p1-02', blows: [], shifted: [] };
const list = () => document.querySelector<HTMLElement>('[data-notice]');
const close = () => fireEvent.click(within(list()!).getByRole('button', { name: 'Close' }));
const prompt = (): string => get('.prompt [data-words] [role="status"]').textContent ?? '';

describe('the list of what the others did', () => {
  // An earlier version knew a closed list by its words, and hid the same words in the next turn too.
  it('appears at each own turn, also if two turns tell the same', async () => {
    const { rerender } = open('move', { past: [turnOf(2, 'p2'), miss, miss, turnOf(3, 'p1')] });
    await soon(() => expect(list()?.textContent?.match(/missed your Boiler Captain 2\./g)).toHaveLength(2));
    await close();
    expect(list()).toBeNull();
    await rerender({ view: at(4, 'p2'), story: [turnOf(4, 'p2')], past: [] });
    await rerender({ view: at(4, 'p2'), story: [miss, miss] });
    await rerender({ view: at(5, 'p1'), story: [turnOf(5, 'p1')] });
    await soon(() => expect(list()?.textContent).toContain('missed your Boiler Captain 2.'));
    expect(prompt()).not.toContain('Rivet Trooper 1');
    await close();
    expect(list()).toBeNull();
    expect(prompt(), 'the prompt tells the last attack then').toContain('Rivet Trooper 1');
  });

  it('leaves a single attack to the prompt, if the prompt tells it', async () => {
    const { rerender } = open('move');
    await rerender({ view: at(4, 'p2'), story: [turnOf(4, 'p2')] });
    await rerender({ view: at(4, 'p2'), story: [miss] });
    await rerender({ view: at(5, 'p1'), story: [turnOf(5, 'p1')] });
    await soon(() => expect(prompt()).toContain('Rivet Trooper 1'));
    expect(list()).toBeNull();
  });

  it('has also a single attack that the prompt does not tell, as when a third player made none', async () => {
    open('move', { past: [turnOf(1, 'p2'), miss, turnOf(2, 'p3'), ...events] });
    await soon(() => expect(list()?.textContent).toContain('missed your Boiler Captain 2.'));
    expect(prompt()).not.toContain('Rivet Trooper 1');
  });
});
