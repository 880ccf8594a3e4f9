import { serverMessage } from '../platform/api-client.ts';
import { signedMoney } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { useSetOnline, useToday } from './api.ts';

/** What the day has brought, and the way to end it, while a driver waits in the driving view. */
export function DrivingDay() {
  const t = useText();
  const user = session.use();
  const today = useToday(user?.driver?.id ?? 0).data;
  const setOnline = useSetOnline();
  const goOff = () =>
    setOnline.mutate(
      { isOnline: false },
      {
        onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('statusNotChanged')), tone: 'bad' }),
      },
    );
  return (
    <>
      {today === undefined ? null : (
        <p className="driving-day">
          {t('todayNet')} <b className="num">{signedMoney(today.net, today.countryId)}</b>
        </p>
      )}
      {user?.isOnline === true ? (
        <button type="button" className="driving-back" disabled={setOnline.isPending} onClick={goOff}>
          {t('drivingOff')}
        </button>
      ) : null}
    </>
  );
}
