import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useReportHint, useTripHint } from './pickup-hint-api.ts';
import './pickup-hint.css';

/** For the driver on the way: what the passenger says of the pickup, in their own words and with their photo. */
export function PickupHintCard({ ride }: { ride: Pick<Ride, 'id'> }) {
  const t = useText();
  const { data } = useTripHint(ride.id);
  const report = useReportHint(ride.id);
  const hint = data?.hint ?? null;
  if (hint === null) return null;
  const tell = () =>
    report.mutate(undefined, {
      onError: (error) => toast({ title: t('hintNotReported'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  return (
    <section className="card hint-card" aria-label={t('hintHeading')}>
      <h2 className="label">{t('hintHeading')}</h2>
      {hint.note === null ? null : <blockquote>{hint.note}</blockquote>}
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
    </section>
  );
}
