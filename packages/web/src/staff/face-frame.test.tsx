// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterRoom } from '../platform/text.ts';
import { FaceFrame } from './face-frame.tsx';

afterEach(cleanup);

/** A card of 800 by 400 in a frame of 300 by 400: as high as the frame, and 500 wider. */
beforeEach(async () => {
  await enterRoom('staff');
  render(
    <FaceFrame url="/card.jpg" name="ID document" onDrawn={() => {}} onBroken={() => {}}>
      <span />
    </FaceFrame>,
  );
  const picture = screen.getByRole<HTMLImageElement>('img');
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } });
  screen.getByRole('button').getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
});

const shown = () => {
  const { objectPosition, scale } = screen.getByRole('img').style;
  return [objectPosition, scale];
};

it('begins with the left of a card, and brings what is tapped to the middle, as far as there is a picture', () => {
  expect(shown()).toEqual(['0% 50%', '1']);
  // 250 of the card's 800 stand in the middle of 300 once 100 of the 500 that are hidden lie left of the frame.
  fireEvent.click(screen.getByRole('button'), { clientX: 250, clientY: 200, detail: 1 });
  expect(shown()).toEqual(['20% 50%', '1']);
  fireEvent.click(screen.getByRole('button'), { clientX: 0, clientY: 200, detail: 1 });
  expect(shown()).toEqual(['0% 50%', '1']);
});

it('is made larger by the slider and moved by the arrow keys; a key has no place to bring to the middle', () => {
  fireEvent.change(screen.getByRole('slider', { name: 'Size' }), { target: { value: '2' } });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowUp' });
  fireEvent.click(screen.getByRole('button'), { detail: 0 });
  expect(shown()).toEqual(['5% 45%', '2']);
});
