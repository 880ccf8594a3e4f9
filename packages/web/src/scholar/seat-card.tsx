import { useState, type CSSProperties } from 'react';
import type { Seat } from '@safiri/contract/scholar/calls.ts';
import { minuteOf } from '@safiri/rules/catalogue/merchants.ts';
import { dateOf, localMoment } from '@safiri/rules/places/local-time.ts';
import { daysToPickup, runsOf } from '@safiri/rules/scholar/groups.ts';
import { daysAfter } from '@safiri/rules/scholar/school-month.ts';
import { countryHere } from '../common/country-here.ts';
import { carLooks } from '../common/car-looks.ts';
import { serverMessage } from '../platform/api-client.ts';
import { clockTime, weekday } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Map } from '../ui/map.tsx';
import { Plate } from '../ui/person.tsx';
import { vehicles } from '../art/vehicles.ts';
import { paintOf } from '../ui/car-paint.ts';
import { Art, Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useWide } from '../ui/use-wide.ts';
import { useLeave } from './api.ts';
import { runNames, stateNames, wayHome } from './names.ts';
import { SchoolDriver } from './school-driver.tsx';
import { SeatPayment } from './seat-payment.tsx';

/** Days without a run that are named; the others are counted. */
const DAYS_NAMED = 4;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When the car comes next, by the clocks of the school's country. */
function NextPickup({ seat }: { seat: Seat }) {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  const moment = localMoment(new Date(now), countryHere(seat.countryId).timeZoneId);
  const first = runsOf(seat.scheduleType)[0] ?? 'morning';
  const stop = minuteOf(seat.stop.time);
  if (stop === undefined || seat.status !== 'member') return null;
  const wasCalled = seat.today.some(({ run }) => run === first);
  const days = daysToPickup(seat.days, moment.weekday, wasCalled ? 24 * 60 : moment.hour * 60 + moment.minute, stop, (ahead) =>
    seat.daysOff.includes(daysAfter(dateOf(moment), ahead)),
  );
  const when =
    days === 0 ? t('scholarNextToday') : days === 1 ? t('scholarNextTomorrow') : weekday(new Date(now + days * DAY_MS).toISOString());
  return (
    <div className="seat-next">
      <span className="caption">
        {t(first === 'morning' ? 'scholarPickup' : 'scholarLeaves')} · {when}
      </span>
      <span className="seat-next-time num">{seat.stop.time}</span>
      <span className="label strong">{seat.stop.location}</span>
      {seat.scheduleType === 'both' ? <p className="label num seat-home">{wayHome(t, seat.stop)}</p> : null}
    </div>
  );
}

/** The next days without a run, where there are any soon. */
function DaysOff({ seat }: { seat: Seat }) {
  const t = useText();
  if (seat.daysOff.length === 0 || seat.status !== 'member') return null;
  const named = seat.daysOff.slice(0, DAYS_NAMED).map((day) => weekday(`${day}T12:00:00Z`));
  return (
    <p className="caption num">
      {t('scholarDaysOff', { days: named.join(', ') })}
      {seat.daysOff.length > DAYS_NAMED ? ` ${t('scholarDaysOffMore', { n: seat.daysOff.length - DAYS_NAMED })}` : ''}
    </p>
  );
}

/** Where the student is today: what the driver said of each run, and of a run to come that nobody was picked up yet. */
function Today({ seat }: { seat: Seat }) {
  const t = useText();
  const now = useServerNow(MINUTE_MS);
  const moment = localMoment(new Date(now), countryHere(seat.countryId).timeZoneId);
  const drives = seat.status === 'member' && seat.days.includes(moment.weekday) && !seat.daysOff.includes(dateOf(moment));
  const runs = drives ? runsOf(seat.scheduleType) : seat.today.map(({ run }) => run);
  if (seat.status !== 'member') return null;
  return (
    <ol className="seat-today" aria-label={t('scholarToday')}>
      {runs.length === 0 ? (
        <li className="label" data-state="to_come">
          <Icon name="clock" size={24} />
          <b>{t('scholarNoRun')}</b>
        </li>
      ) : null}
      {runs.map((run) => {
        const call = seat.today.find((one) => one.run === run);
        return (
          <li key={run} className="label num" data-state={call?.state ?? 'to_come'} role="status">
            <Icon name={call === undefined ? 'clock' : call.state === 'absent' ? 'x' : 'check'} size={24} />
            <b className="grow">
              {t(runNames[run])}: {t(call === undefined ? 'scholarNotYet' : stateNames[call.state])}
            </b>
            {call === undefined ? null : clockTime(call.at)}
          </li>
        );
      })}
    </ol>
  );
}

/** In its own colour, as the words beside it say. */
const painted = (color: string | undefined): CSSProperties => ({ '--paint': paintOf(color) }) as CSSProperties;

/** The car to look for, who drives it, and their number while it is needed. */
function Car({ seat }: { seat: Seat }) {
  const t = useText();
  if (seat.driverName === '') return null;
  return (
    <div className="seat-car">
      <div className="seat-paint" style={painted(seat.color)}>
        <Art
          svg={seat.vehicleType === undefined || seat.vehicleType === 'minibus' ? vehicles.scholar : vehicles.standard}
          className="seat-van"
        />
      </div>
      {seat.licensePlate === null ? null : (
        <p className="row seat-plate">
          <Plate text={seat.licensePlate} />
          <span className="label strong">{carLooks(t, { color: seat.color ?? null, make: null, model: seat.vehicle ?? '' })}</span>
        </p>
      )}
      <SchoolDriver name={seat.driverName} verified={seat.driverVerified} photo={seat.driverPhoto} />
      {seat.status !== 'member' ? null : seat.driverPhone === null ? (
        <p className="caption">{t('scholarCallWhen', { name: seat.studentName })}</p>
      ) : (
        <a className="button soft" href={`tel:${seat.driverPhone}`}>
          <Icon name="phone" size={22} />
          {t('scholarCallDriver', { name: seat.driverName })}
        </a>
      )}
    </div>
  );
}

/** A seat: where the child is, with whom, and the next pickup first, then the PIN and the price; giving it up comes last and asks. Beside it, where there is room, the stop on the map. */
export function SeatCard({ seat }: { seat: Seat }) {
  const t = useText();
  const leave = useLeave();
  const wide = useWide();
  const [asking, setAsking] = useState(false);
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('scholarTryAgain')), tone: 'bad' });
  return (
    <li className="card doc seat-card" aria-label={seat.studentName}>
      <div className="stack seat-facts">
        <div className="row spread">
          <h3 className="title">{seat.studentName}</h3>
          {seat.status === 'member' ? null : <span className="chip">{t('scholarOnList')}</span>}
        </div>
        <p className="label">
          {seat.schoolName} · {seat.route}
        </p>
        <Today seat={seat} />
        <NextPickup seat={seat} />
        {wide ? null : <Car seat={seat} />}
        <DaysOff seat={seat} />
        {seat.status === 'member' ? (
          <div className="seat-pin">
            <div className="row spread">
              <span className="label strong">{t('scholarPin', { name: seat.collectorName })}</span>
              <b className="num scholar-pin">{seat.collectorPin}</b>
            </div>
            <p className="caption">{t('scholarPinNote', { name: seat.collectorName })}</p>
          </div>
        ) : null}
        <SeatPayment seat={seat} />
        <Button kind="plain" small className="seat-leave" onClick={() => setAsking(true)}>
          {t('scholarLeave')}
        </Button>
      </div>
      {wide ? (
        <div className="stack seat-place">
          {seat.stop.at === undefined ? null : (
            <div className="stop-map">
              <Map
                pickup={seat.stop.at}
                dropoff={seat.schoolAt}
                names={{ pickup: seat.stop.location, dropoff: seat.schoolName }}
                path={seat.schoolAt && [seat.stop.at, seat.schoolAt]}
                dashed
                coveredAbove={0}
              />
            </div>
          )}
          <Car seat={seat} />
        </div>
      ) : null}
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('scholarLeaveSure', { name: seat.studentName })}>
        {seat.status === 'member' ? <p>{t(seat.payment === 'cash' ? 'scholarLeaveNote' : 'scholarLeaveBack')}</p> : null}
        <Button
          kind="danger"
          full
          busy={leave.isPending}
          onClick={() => leave.mutate(seat.id, { onSuccess: () => setAsking(false), onError: failed })}
        >
          {t('scholarLeave')}
        </Button>
      </Dialog>
    </li>
  );
}
