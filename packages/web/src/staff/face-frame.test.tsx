// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterRoom } from '../platform/text.ts';
import { FaceFrame } from './face-frame.tsx';

afterEach(cleanup);

/** A card of 800 by 400 in a frame of 300 by 400: as wide as the frame. */
beforeEach(async () => {
  await enterRoom('staff');
  render(
    <FaceFrame url="/card.jpg" name="ID document" onDrawn={() => {}} onBroken={() => {}}>
      <span />
    </FaceFrame>,
  );
  const picture = screen.getByRole<HTMLImageElement>('img');
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } });
  frame().getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
});

const frame = () => screen.getByRole('button', { name: 'ID document' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => {
  const { objectPosition, scale } = screen.getByRole('img').style;
  return [objectPosition, scale];
};

it('begins with the photo of a card that lies, in the middle as far as there is a card', () => {
  fireEvent.load(screen.getByRole('img'));
  expect(shown()[1]).toBe('3');
  expect(screen.getByRole('img').style.objectPosition).toMatch(/^3.5% 68/);
});

it('begins whole until it is drawn, is made larger at its left, and brings what is tapped to the middle, as far as there is a picture', () => {
  expect(shown()).toEqual(['0% 50%', '1']);
  press('Make larger');
  press('Make larger');
  expect(shown()).toEqual(['0% 50%', '2']);
  // What stands at 225 of the card's 600 is in the middle of 300 once 75 of the 300 that are hidden lie left of the frame.
  fireEvent.click(frame(), { clientX: 225, clientY: 200, detail: 1 });
  expect(shown()).toEqual(['25% 50%', '2']);
  fireEvent.click(frame(), { clientX: 0, clientY: 200, detail: 1 });
  expect(shown()).toEqual(['0% 50%', '2']);
});

it('is no smaller than whole, and is moved by the arrow keys; a key has no place to bring to the middle', () => {
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make smaller' }).disabled).toBe(true);
  press('Make larger');
  press('Make smaller');
  fireEvent.keyDown(frame(), { key: 'ArrowRight' });
  fireEvent.keyDown(frame(), { key: 'ArrowUp' });
  fireEvent.click(frame(), { detail: 0 });
  expect(shown()).toEqual(['5% 45%', '1']);
});
