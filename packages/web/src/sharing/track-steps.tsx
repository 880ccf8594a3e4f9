import { checklist, hasReached, type RideStatus } from '@safiri/rules/rides/trip-life.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import '../common/step-track.css';

const looks: Record<(typeof checklist)[number], { text: TextKey; icon: IconName }> = {
  accepted: { text: 'trackStepComing', icon: 'car' },
  arrived: { text: 'trackStepPickup', icon: 'pin' },
  in_progress: { text: 'trackStepDriving', icon: 'car' },
  completed: { text: 'trackStepThere', icon: 'flag' },
};

/** How far a shared trip is, without its places: who has the link is told of none. */
export function TrackSteps({ status }: { status: RideStatus }) {
  const t = useText();
  return (
    <ol className="trip-steps" aria-label={t('trackSteps')}>
      {checklist.map((step) => {
        const isNow = status === step && step !== 'completed';
        const done = hasReached(status, step);
        return (
          <li key={step} className={isNow ? 'now' : done ? 'done' : ''} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
            <span className="step-node">
              <Icon name={done && !isNow ? 'check' : looks[step].icon} size={14} />
            </span>
            <span className="step-text">{t(looks[step].text)}</span>
          </li>
        );
      })}
    </ol>
  );
}
