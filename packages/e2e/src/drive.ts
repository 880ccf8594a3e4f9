import type { BrowserContext, Page } from '@playwright/test';
import { type Line, pointAlong } from '@safiri/rules/navigation/line.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

interface Way {
  readonly path: Point[];
  readonly onStreets: boolean;
  readonly steps: { kind: string; at: number; street: string | null }[];
}

/** The way by street between two points, as a signed-in driver's phone is told it. */
export async function wayOf(page: Page, from: Point, to: Point): Promise<Way> {
  const answer = await page.request.get(`/api/places/route?from=${from.lat},${from.lng}&to=${to.lat},${to.lng}`);
  return (await answer.json()) as Way;
}

/** The phone is somewhere else now. */
export const drive = (context: BrowserContext, { lat, lng }: Point) =>
  context.setGeolocation({ latitude: lat, longitude: lng, accuracy: 5 });

const STEP_METERS = 60;
const STEP_MS = 2000;

/** Drives along a line, as fast as a trip is believed to be driven (`rules/rides/completion.ts`). @param from, to metres along the line */
export async function driveAt(page: Page, line: Line, from: number, to: number): Promise<void> {
  for (let meters = from; meters < to;) {
    meters = Math.min(to, meters + STEP_METERS);
    await drive(page.context(), pointAlong(line, meters));
    await page.waitForTimeout(STEP_MS);
  }
}
