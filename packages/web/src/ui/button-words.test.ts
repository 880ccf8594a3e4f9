import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

/** Parts that stand for being at work, or for a moment that is over before anybody reads a word. */
const atWork =
  /^!?([\w.]+\.)?(isPending|isFetching|isFetchingNextPage|busy|sending|starting|accepting|refreshing|ready|over)$|^phase [!=]== '\w+'$/;

/** What says it in another way: fields, the words on the button itself, or words that stand beside it. */
const saidOtherwise = new Set([
  // One answer of two is on its way.
  'auth/invited-step.tsx isSaying(true)',
  'auth/invited-step.tsx isSaying(false)',
  'account/profile-form.tsx user.genderVerified',
  "chat/thread.tsx text.trim() === ''",
  'drivers/vehicle-choice.tsx why !== undefined',
  'rides/pin-entry.tsx locked',
  'rides/request-button.tsx missing !== undefined',
  'scholar/group-card.tsx full',
  'catalogue/restaurant-view.tsx !item.isAvailable',
  'catalogue/restaurant-view.tsx !restaurant.isOpen',
  'catalogue/store-view.tsx !product.inStock',
  'staff/gender-card.tsx person.genderVerified',
  'subscriptions/market-package-card.tsx owned',
  'subscriptions/package-card.tsx owned',
  // The picture is being laid into its frame: a moment.
  'staff/crop-dialog.tsx cut === undefined',
  // As on a map: the picture is as small or as large as it gets.
  'staff/face-frame.tsx view.zoom <= 1',
  'staff/face-frame.tsx view.zoom >= ZOOM_AT_MOST',
  // The day beside it is not typed yet, or stands above it already.
  'common/days-off-field.tsx !mayAdd',
  // The line above the list says that the batch is full.
  'staff/batch-card.tsx !isIn(id) && !out.has(id)',
  'training/lesson-step.tsx at === 0',
  'training/lesson-step.tsx row.videoWatched',
  'training/quiz-step.tsx at === 0',
  'ui/switch.tsx disabled',
  "common/camera-view.tsx state !== 'on'",
]);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);
const disabledIn = (file: string) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?<!-)\b(?:disabled|busy)=\{([^{}]+)\}/g)].flatMap((match) =>
    (match[1] ?? '').split(' || '),
  );

describe('a button that can’t be pressed', () => {
  it('is at work, or says in visible words why', () => {
    const parts = files.flatMap((file) => disabledIn(file).map((part) => ({ part, name: `${relative('.', file)} ${part}` })));
    expect(parts.length).toBeGreaterThan(80);
    const silent = parts.filter(({ part, name }) => !atWork.test(part) && !saidOtherwise.has(name)).map(({ name }) => name);
    expect(silent).toEqual([]);
  });
});
