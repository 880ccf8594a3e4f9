// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
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
