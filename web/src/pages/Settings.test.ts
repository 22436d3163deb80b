import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../net/http';
import type { Me } from '../wire';
import Settings from './Settings.svelte';

// Once, the name from the server replaced a name that was typed before the answer came.
it('keeps a name that is typed before the server has sent the present one', async () => {
  let answer: (me: Me) => void = () => undefined;
  vi.spyOn(api, 'me').mockReturnValue(new Promise((told) => (answer = told)));
  render(Settings);
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await fireEvent.input(field, { target: { value: 'Ada' } });
  expect(save.disabled).toBe(true);
  answer({ name: 'Copper Owl' } as Me);
  await vi.waitFor(() => expect(save.disabled).toBe(false));
  expect(field.value).toBe('Ada');
});
