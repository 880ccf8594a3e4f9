import { serverMessage } from '../platform/api-client.ts';
import { signedMoney } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { useSetOnline, useToday } from './api.ts';

/** A sum of money that is read from the seat. */
export function DrivingSum({ label, sum }: { label: string; sum: string }) {
  return (
    <p className="driving-sum">
      {label} <b className="num">{sum}</b>
    </p>
  );
}

/** What the day has brought, while a driver waits in the driving view. */
export function DrivingToday() {
  const t = useText();
  const today = useToday(session.use()?.driver?.id ?? 0).data;
  return today === undefined ? null : <DrivingSum label={t('todayNet')} sum={signedMoney(today.net, today.countryId)} />;
}

/** The way to end the day without leaving the driving view. */
export function DrivingOff() {
  const t = useText();
  const isOnline = session.use()?.isOnline === true;
  const setOnline = useSetOnline();
  const goOff = () =>
    setOnline.mutate(
      { isOnline: false },
      {
        onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('statusNotChanged')), tone: 'bad' }),
      },
    );
  return isOnline ? (
    <button type="button" className="driving-off" disabled={setOnline.isPending} onClick={goOff}>
      {t('drivingOff')}
    </button>
  ) : null;
}
