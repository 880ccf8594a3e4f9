// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { Button } from './button.tsx';

/** Two ways to answer one question: while one answer is on its way, neither can be given. */
function Question({ said }: { said: string[] }) {
  const [busy, setBusy] = useState(false);
  const say = (word: string) => {
    said.push(word);
    setBusy(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        say('sent');
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
      <Button busy={busy} onClick={() => say('no')}>
        No
      </Button>
      <button type="button" onClick={() => setBusy(false)}>
        answered
      </button>
    </form>
  );
}

const stateOf = (name: string) => {
  const button = screen.getByRole('button', { name });
  return [button.getAttribute('aria-disabled'), button.getAttribute('aria-busy'), button.querySelector('.button-ring') !== null];
};

it('a pressed button waits with a ring, keeps the focus, and is not pressed twice; the one beside it waits without', async () => {
  const said: string[] = [];
  const { press } = await openScreen(<Question said={said} />, { at: '/', rooms: [] });
  const no = screen.getByRole('button', { name: 'No' });
  expect(stateOf('No')).toEqual([null, null, false]);
  await press.click(no);
  expect(stateOf('No')).toEqual(['true', 'true', true]);
  expect(stateOf('Send')).toEqual(['true', 'false', false]);
  expect(document.activeElement).toBe(no);
  await press.click(no);
  await press.click(screen.getByRole('button', { name: 'Send' }));
  await press.type(screen.getByRole('textbox', { name: 'Name' }), 'Naledi{Enter}');
  expect(said).toEqual(['no']);

  await press.click(screen.getByRole('button', { name: 'answered' }));
  expect(stateOf('No')).toEqual([null, null, false]);
  await press.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(said).toEqual(['no', 'sent']);
  expect([stateOf('Send'), stateOf('No')]).toEqual([
    ['true', 'true', true],
    ['true', 'false', false],
  ]);
});
