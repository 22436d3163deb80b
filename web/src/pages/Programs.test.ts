import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { api } from '../net/http';
import type { Program } from '../wire';
import Programs from './Programs.svelte';

const cat: Program = { id: 'p1', name: 'Clockwork Cat', created_ms: 0 };

it('makes, renews and removes programs, and shows each token once', async () => {
  const list = vi.spyOn(api, 'programs').mockResolvedValue([]);
  const make = vi.spyOn(api, 'makeProgram').mockResolvedValue({ program: cat, token: 'secret-1' });
  const renew = vi.spyOn(api, 'renewProgram').mockResolvedValue({ program: cat, token: 'secret-2' });
  const remove = vi.spyOn(api, 'removeProgram').mockResolvedValue(undefined);
  render(Programs);
  expect(list).not.toHaveBeenCalled();

  await fireEvent.input(screen.getByLabelText('Name of a new program'), { target: { value: ' Cat ' } });
  list.mockResolvedValue([cat]);
  await fireEvent.submit(screen.getByLabelText('Name of a new program').closest('form') as HTMLFormElement);
  await screen.findByText('secret-1');
  expect(make).toHaveBeenCalledOnce();

  await fireEvent.click(await screen.findByText('New token'));
  await screen.findByText('secret-2');
  expect(screen.queryByText('secret-1')).toBeNull();
  expect(renew).toHaveBeenCalledWith('p1');

  list.mockResolvedValue([]);
  await fireEvent.click(screen.getByText('Remove'));
  await vi.waitFor(() => expect(screen.queryByText('secret-2')).toBeNull());
  expect(remove).toHaveBeenCalledWith('p1');
  await vi.waitFor(() => expect(screen.queryByText('New token')).toBeNull());
});
