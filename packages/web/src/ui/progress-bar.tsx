import './progress-bar.css';

/** How far something is, in whole percent; `label` says what, `waits` how much follows that does not count yet. */
export function ProgressBar({ label, percent, waits = 0 }: { label: string; percent: number; waits?: number }) {
  return (
    <div className="prog" role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <i style={{ width: `${percent}%` }} />
      {waits > 0 ? <i className="waits" style={{ width: `${Math.min(waits, 100 - percent)}%` }} /> : null}
    </div>
  );
}
