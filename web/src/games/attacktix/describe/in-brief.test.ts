import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { inBrief } from './in-brief';

it('says what a red Speed means, but not for a Battle Master, who cannot use cover', () => {
  const { view } = momentOf('move');
  const figures = view.figures.map((figure) =>
    figure.id === 'p1-02' ? { ...figure, window: '5r' } : figure,
  );
  const red = { ...view, figures };
  expect(inBrief(setup, red, 'p1-02')?.colour).toMatch(/^red: in trees it neither shoots nor is shot at;/);
  const masters = setup.figures.map((card) =>
    card.id === 'p1-02' ? { ...card, base: 'master' as const } : card,
  );
  expect(inBrief({ ...setup, figures: masters }, red, 'p1-02')?.colour).toBe('');
  expect(inBrief(setup, view, 'p1-02')?.colour).toBe('');
});
