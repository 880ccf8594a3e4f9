import { useCallback, useEffect, useRef, useState } from 'react';
import type { TripCheck } from '@safiri/contract/safety/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TextKey } from 'virtual:texts/keys';
import { callApi } from '../platform/api-client.ts';
import { cacheNewest, queryClient } from '../platform/query.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { HelpRows } from './help-rows.tsx';
import { useEmergencyKit } from './kit.ts';
import { lastPoint } from './locate.ts';
import { pressSos, sos, triggerNow } from './sos.ts';
import type { CheckAnswer } from '@safiri/rules/safety/trip-checks.ts';

const POLL_MS = 5000;

const questions: Record<TripCheck['kind'], TextKey> = {
  long_stop: 'checkLongStop',
  off_route: 'checkOffRoute',
  driver_no_longer: 'checkDriverNoLonger',
};

function Question({ check }: { check: TripCheck }) {
  const t = useText();
  const kit = useEmergencyKit(check.rideId);
  const now = useServerNow(1000);
  const dialog = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    navigator.vibrate?.([300, 150, 300]);
  }, []);
  const answer = useMutation({
    mutationFn: (said: CheckAnswer) =>
      callApi(safetyPaths.answerCheck, { params: { id: String(check.id) }, body: { answer: said, location: lastPoint() } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [safetyPaths.openCheck] }),
  });
  const say = (said: CheckAnswer) => {
    setFailed(false);
    // Help goes the way that holds without network, whatever becomes of the answer.
    if (said === 'help' && sos.get().phase === 'idle') {
      pressSos({ rideId: check.rideId });
      triggerNow();
    }
    answer.mutate(said, { onError: () => setFailed(true) });
  };
  const left = Math.max(0, Math.round((Date.parse(check.answerBy) - now) / 1000));
  return (
    <dialog ref={dialog} className="dialog check" aria-label={t('checkTitle')} onCancel={(event) => event.preventDefault()}>
      <div className="dialog-in">
        <h2 className="h1">{t('checkTitle')}</h2>
        <p>{t(questions[check.kind])}</p>
        <p className="caption num">{t('checkLeft', { n: left })}</p>
        {failed ? (
          <p className="field-error" role="alert">
            {t('checkNotSent')}
          </p>
        ) : null}
        <Button full className="step" busy={answer.isPending} onClick={() => say('fine')}>
          {t('checkFine')}
        </Button>
        <button type="button" className="sos full" onClick={() => say('help')}>
          <Icon name="alert" size={22} />
          {t('checkHelp')}
        </button>
        {failed ? <HelpRows kit={kit} /> : null}
      </div>
    </dialog>
  );
}

/** Asks the passenger whether all is well: the trip stands long, leaves its way, or its driver may not drive it any more. */
export function TripCheckSheet({ rideId }: { rideId: number }) {
  const refetchInterval = useLivePolling(POLL_MS);
  const key = [safetyPaths.openCheck, rideId];
  useStreamEvent(
    'trip_check',
    useCallback((event: StreamEvents['trip_check']) => cacheNewest([safetyPaths.openCheck, event.rideId], event.check), []),
  );
  const { data } = useQuery({ queryKey: key, queryFn: () => callApi(safetyPaths.openCheck), refetchInterval, staleTime: 0 });
  return data?.rideId === rideId ? <Question key={data.id} check={data} /> : null;
}
