import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ARRIVED_METERS, ENDED_ON_BOARD, type EndAnswer } from '@safiri/rules/rides/completion.ts';
import { useLocation } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useAnswerEnd } from './api.ts';
import './end-question.css';

/**
 * One tap: it ended there as the driver said, or it did not, and support is told in a chat about this trip. A driver who could not
 * go on has left somebody on the road, who is asked for their safety instead.
 */
export function EndQuestion({ ride }: { ride: Ride }) {
  const t = useText();
  const [, go] = useLocation();
  const answer = useAnswerEnd(ride.id);
  const away = ride.ending?.metersAway ?? 0;
  const onBoard = ride.ending?.reason === ENDED_ON_BOARD;
  const say = (what: EndAnswer) =>
    answer.mutate(what, {
      onSuccess: () => what === 'reported' && go(onBoard ? '/safety' : `/live-chat?ride=${ride.id}`),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  return (
    <>
      <p className="title">
        {onBoard
          ? t('endAskSafe', { name: ride.driver?.name ?? '' })
          : away > ARRIVED_METERS
            ? t('endAskFar', { name: ride.driver?.name ?? '', distance: km(away / 1000), place: ride.dropoffLocation.address })
            : t('endAskHere', { name: ride.driver?.name ?? '', place: ride.dropoffLocation.address })}
      </p>
      <div className={onBoard ? 'end-answers' : 'row wrap'}>
        <Button small={!onBoard} busy={answer.isPending} onClick={() => say('confirmed')}>
          {t(onBoard ? 'endSafe' : 'endRight')}
        </Button>
        <Button kind="danger" small={!onBoard} busy={answer.isPending} onClick={() => say('reported')}>
          {t(onBoard ? 'endNeedHelp' : 'endWrong')}
        </Button>
      </div>
    </>
  );
}
