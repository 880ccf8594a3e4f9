import { agoOf } from '@safiri/rules/notifications/display.ts';
import type { Translate } from '../platform/text.ts';

const waits = { now: 'chatWaitsNow', minutes: 'chatWaitsMinutes', hours: 'chatWaitsHours', days: 'chatWaitsDays' } as const;

/** For how long somebody waits. @param now in milliseconds, by the server's clock */
export function waitsText(t: Translate, since: string, now: number): string {
  const ago = agoOf((now - Date.parse(since)) / 1000);
  return t(waits[ago.unit], { n: ago.unit === 'now' ? 0 : ago.n });
}
