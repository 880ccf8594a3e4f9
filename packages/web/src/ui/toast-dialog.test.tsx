// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { openScreen } from '../testing/open-screen.tsx';
import { Dialog } from './dialog.tsx';
import { toast } from './toast.tsx';

function Screen() {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      {there ? (
        <Dialog open={open} onClose={() => setOpen(false)} title="Name">
          <button type="button" onClick={() => toast({ title: 'Not saved', tone: 'bad' })}>
            Save
          </button>
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
          <button type="button" onClick={() => setThere(false)}>
            Leave
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

it.each(['Done', 'Leave'])('shows a message in the open dialog, which makes all else dead, and on the page after "%s"', async (end) => {
  const { press } = await openScreen(<Screen />, { at: '/profile', rooms: [] });
  await press.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = screen.getByRole('dialog', { name: 'Name' });
  await press.click(screen.getByRole('button', { name: 'Save' }));
  expect(dialog.contains(await screen.findByText('Not saved'))).toBe(true);
  await press.click(screen.getByRole('button', { name: end }));
  const message = await screen.findByText('Not saved');
  expect(dialog.contains(message)).toBe(false);
  expect(document.body.contains(message)).toBe(true);
});

function Steps() {
  const [open, setOpen] = useState(false);
  const [, go] = useLocation();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Added' })}>
        Add
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      <button type="button" onClick={() => go('/orders')}>
        Elsewhere
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cart">
        <p>Two things</p>
      </Dialog>
    </>
  );
}

it.each([
  ['Cart', 3000, 0],
  ['Elsewhere', 3000, 0],
  ['Cart', 100, 1],
  ['Elsewhere', 2000, 1],
] as const)(
  'after "%s" is pressed a message of %i ms stands %i times: one that was read goes, one that comes with the step stays',
  async (step, age, times) => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { press } = await openScreen(<Steps />, { at: '/food-delivery', rooms: [] });
    await press.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('Added');
    now += age;
    await press.click(screen.getByRole('button', { name: step }));
    await waitFor(() => expect(screen.queryAllByText('Added')).toHaveLength(times));
    vi.restoreAllMocks();
  },
);
