import { useText } from '../platform/text.ts';
import { useServerNow } from '../ui/use-now.ts';

const SECOND = 1000;
const two = (n: number) => String(n).padStart(2, '0');

/** 3:07, and 1:03:07 from an hour on. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** The time since a moment of the server, renewed every second. */
export const useAge = (since: string) => clockOf(useServerNow(SECOND) - Date.parse(since));

/** For how long an emergency stands; it is read when somebody asks, not every second. */
export function OpenClock({ since }: { since: string }) {
  const t = useText();
  const age = useAge(since);
  return (
    <span className="burning-clock num" role="timer" aria-live="off" aria-label={t('nowSoFar')}>
      {age}
    </span>
  );
}
