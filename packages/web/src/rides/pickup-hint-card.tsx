import { Suspense } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { savesData } from '../platform/data-saver.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useReportHint, useTripHint } from './trip-hint-api.ts';
import './pickup-hint.css';

const VoicePlayer = lazyPart(async () => (await Promise.all([import('./voice-player.tsx'), enterRoom('rides-voice')]))[0].VoicePlayer);

/** For the driver on the way, before all else: what the passenger says of the pickup, written and spoken. */
export function PickupHintWords({ ride }: { ride: Pick<Ride, 'id'> }) {
  const t = useText();
  const hint = useTripHint(ride.id).data?.hint;
  if (hint?.note == null) return null;
  const words = <blockquote>{hint.note}</blockquote>;
  return (
    <section className="hint-words" aria-label={t('hintHeading')}>
      {hint.voiceUrl == null ? (
        words
      ) : (
        <div className="voice-row">
          <Suspense fallback={<span className="voice-play" />}>
            <VoicePlayer sound={hint.voiceUrl} ahead={!savesData()} />
          </Suspense>
          {words}
        </div>
      )}
    </section>
  );
}

/** Below what the driver has to do: the passenger's photo of the pickup, and the way to report what is not right. */
export function PickupHintMore({ ride }: { ride: Pick<Ride, 'id'> }) {
  const t = useText();
  const hint = useTripHint(ride.id).data?.hint ?? null;
  const report = useReportHint(ride.id);
  if (hint === null) return null;
  const tell = () =>
    report.mutate(undefined, {
      onError: (error) => toast({ title: t('hintNotReported'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  return (
    <div className="hint-more">
      {hint.photoUrl === null ? null : <img className="hint-photo" src={hint.photoUrl} alt={t('hintGate')} />}
      {report.isSuccess ? (
        <p className="caption" role="status">
          {t('hintReported')}
        </p>
      ) : (
        <Button kind="plain" small busy={report.isPending} onClick={tell}>
          {t('hintReport')}
        </Button>
      )}
    </div>
  );
}
