import './countdown.css';

const RADIUS = 36;
const LENGTH = 2 * Math.PI * RADIUS;
/** From here on the ring turns orange. */
const HURRY_SECONDS = 5;

/**
 * A ring that empties with the seconds; the number itself counts down.
 * @param text in place of the number: more than a minute of bare seconds says little
 */
export function Countdown({ left, total, text }: { left: number; total: number; text?: string }) {
  return (
    <div className="ringw" aria-hidden="true">
      <svg viewBox="0 0 84 84" width="84" height="84">
        <circle cx="42" cy="42" r={RADIUS} fill="none" stroke="var(--of-track)" strokeWidth="9" />
        <circle
          cx="42"
          cy="42"
          r={RADIUS}
          fill="none"
          stroke={left <= HURRY_SECONDS ? 'var(--route)' : 'var(--of-arc)'}
          strokeWidth="9"
          strokeDasharray={`${(LENGTH * Math.min(left, total)) / total} ${LENGTH}`}
        />
      </svg>
      <span className="ring-number num" data-long={text !== undefined}>
        {text ?? left}
      </span>
    </div>
  );
}
