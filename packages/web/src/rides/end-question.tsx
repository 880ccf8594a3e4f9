import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ARRIVED_METERS, ENDED_ON_BOARD, type EndAnswer } from '@safiri/rules/rides/completion.ts';
import { useLocation } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useAnswerEnd } from './api.ts';
import { HelpWay } from './help-way.tsx';

/**
 * One tap: it ended there as the driver said, or it did not, and support is told in a chat about this trip. A driver who could not
 * go on has left somebody on the road, who is asked for their safety instead.
 * @param children the emergency button, where there is one: it stands before the answers
 */
export function EndQuestion({ ride, children }: { ride: Ride; children?: ReactNode }) {
  const t = useText();
  const [, go] = useLocation();
  const answer = useAnswerEnd(ride.id);
  const away = ride.ending?.metersAway ?? 0;
  const onBoard = ride.ending?.reason === ENDED_ON_BOARD;
  const name = ride.driver?.name ?? '';
  const place = ride.dropoffLocation.address;
  const say = (what: EndAnswer) =>
    answer.mutate(what, {
      onSuccess: () => what === 'reported' && go(onBoard ? '/safety' : `/live-chat?ride=${ride.id}`),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  if (onBoard)
    return (
      <>
        <p className="title">{t('endAskSafe', { name })}</p>
        {children}
        <HelpWay does={t('helpTeam')}>
          <Button kind="danger" full busy={answer.isPending} onClick={() => say('reported')}>
            {t('endNeedHelp')}
          </Button>
        </HelpWay>
        <Button full busy={answer.isPending} onClick={() => say('confirmed')}>
          {t('endSafe')}
        </Button>
      </>
    );
  return (
    <>
      <p className="title">
        {away > ARRIVED_METERS ? t('endAskFar', { name, distance: km(away / 1000), place }) : t('endAskHere', { name, place })}
      </p>
      <div className="row wrap">
        <Button small busy={answer.isPending} onClick={() => say('confirmed')}>
          {t('endRight')}
        </Button>
        <Button kind="danger" small busy={answer.isPending} onClick={() => say('reported')}>
          {t('endWrong')}
        </Button>
      </div>
    </>
  );
}
