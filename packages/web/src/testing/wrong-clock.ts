import { onTestFinished } from 'vitest';
import { noteServerTime } from '../platform/server-clock.ts';

const HOURS_OFF_MS = 3 * 3_600_000;

/**
 * Until the end of the test this phone's clock is three hours ahead of the server's, as the server's last answer told it.
 * @returns the time by the server's clock, in milliseconds
 */
export function setPhoneAhead(): () => number {
  const answered = (at: number) => noteServerTime(new Response(null, { headers: { date: new Date(at).toUTCString() } }));
  answered(Date.now() - HOURS_OFF_MS);
  onTestFinished(() => answered(Date.now()));
  return () => Date.now() - HOURS_OFF_MS;
}
