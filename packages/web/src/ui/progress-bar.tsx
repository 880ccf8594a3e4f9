import './progress-bar.css';

/** How far something is, in whole percent; `label` says what. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="prog" role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
