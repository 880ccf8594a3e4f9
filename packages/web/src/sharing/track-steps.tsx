import { checklist, hasReached, type RideStatus } from '@safiri/rules/rides/trip-life.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { StepTrack } from '../common/step-track.tsx';
import { useText } from '../platform/text.ts';

const looks: Record<(typeof checklist)[number], { text: TextKey; icon: IconName }> = {
  accepted: { text: 'trackStepComing', icon: 'car' },
  arrived: { text: 'trackStepPickup', icon: 'pin' },
  in_progress: { text: 'trackStepDriving', icon: 'car' },
  completed: { text: 'trackStepThere', icon: 'flag' },
};

/** How far a shared trip is, without its places: who has the link is told of none. */
export function TrackSteps({ status }: { status: RideStatus }) {
  const t = useText();
  const steps = checklist.map((step) => ({
    words: t(looks[step].text),
    icon: looks[step].icon,
    done: hasReached(status, step),
    isNow: status === step && step !== 'completed',
  }));
  return <StepTrack steps={steps} label={t('trackSteps')} />;
}
