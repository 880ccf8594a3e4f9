import type { ReactNode } from 'react';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import './step-track.css';

/** One step of a trip or an order, in words that are said already. */
export interface TrackStep {
  readonly words: string;
  readonly icon: IconName;
  /** Reached at some time. */
  readonly done: boolean;
  /** It is here that it stands. */
  readonly isNow: boolean;
  /** An end that is no arrival. */
  readonly failed?: boolean;
  /** When it was reached, or is due; left out where no step has a time. */
  readonly time?: ReactNode;
}

/** The steps of a trip or an order as a road, with where it is now. */
export function StepTrack({ steps, label }: { steps: readonly TrackStep[]; label?: string }) {
  const t = useText();
  return (
    <ol className="trip-steps" aria-label={label}>
      {steps.map(({ words, icon, done, isNow, failed = false, time }) => (
        <li
          key={words}
          className={failed ? 'failed' : isNow ? 'now' : done ? 'done' : ''}
          {...(isNow ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="step-node">
            <Icon name={failed ? 'x' : done && !isNow ? 'check' : icon} size={14} />
          </span>
          <span className="step-text">
            {words}
            {done ? <span className="visually-hidden"> ({t('done')})</span> : null}
          </span>
          {time === undefined ? null : <span className="step-time num">{time}</span>}
        </li>
      ))}
    </ol>
  );
}
