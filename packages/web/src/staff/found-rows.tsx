import type { FoundPerson, FoundVehicle, ListedOrder, ListedTrip } from '@safiri/contract/desk/shapes.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { receiptNumber } from '@safiri/rules/rides/receipt-number.ts';
import { Link } from 'wouter';
import { carLooks } from '../common/car-looks.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { Icon } from '../ui/svg.tsx';
import { PersonLink } from './person-link.tsx';
import { orderKindNames, orderNames, statusChips, statusNames, tripChips, tripNames } from './names.ts';
import { StaffPhone } from './staff-phone.tsx';

const when = (at: string) => `${day(at)} ${clockTime(at)}`;

/** One of the people, with what tells them from others of that name. */
export function PersonRow({ person }: { person: FoundPerson }) {
  const t = useText();
  const { driverId, verificationStatus } = person;
  return (
    <Link className="queue-row" href={`/staff/people/${person.userId}`}>
      <span className="grow">
        <span className="title">{person.name}</span>
        <span className="caption num">
          {driverId === null ? t('passenger') : `${t('driver')} ${driverIdLabel(driverId)}`}
          {person.phone === null ? null : (
            <>
              {' '}
              · <StaffPhone phone={person.phone} />
            </>
          )}
        </span>
      </span>
      {person.isOnline ? <span className="chip ok">{t('onlineNow')}</span> : null}
      {verificationStatus === null || verificationStatus === 'approved' ? null : (
        <span className={statusChips[verificationStatus]}>{t(statusNames[verificationStatus])}</span>
      )}
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** A vehicle and the people who may drive it. */
export function VehicleRow({ found }: { found: FoundVehicle }) {
  const t = useText();
  return (
    <div className="queue-row">
      <span className="grow">
        <span className="row wrap">
          <Plate text={found.vehicle.licensePlate} />
          <span className="label">{carLooks(t, found.vehicle, found.vehicle.year)}</span>
        </span>
        <span className="row wrap">
          {found.drivers.map(({ userId, driverId, name }) => (
            <PersonLink key={userId} className="text-link" userId={userId}>
              {`${name} · ${driverIdLabel(driverId)}`}
            </PersonLink>
          ))}
        </span>
      </span>
    </div>
  );
}

/** A trip: from where to where, when, for whom. */
export function TripRow({ trip, isReceipt = false }: { trip: ListedTrip; isReceipt?: boolean }) {
  const t = useText();
  return (
    <Link className="queue-row desk-row" href={`/staff/trip/${trip.rideId}`}>
      <span className="grow">
        <span className="title">
          {trip.pickupAddress} → {trip.dropoffAddress}
        </span>
        <span className="caption num">
          {isReceipt ? receiptNumber(trip.rideId) : `#${trip.rideId}`} · {serviceName(t, trip)} · {when(trip.requestedAt)}
          {trip.passenger === null ? '' : ` · ${trip.passenger.name}`}
        </span>
      </span>
      <span className="desk-row-state">
        <span className={tripChips[trip.status]}>{t(tripNames[trip.status])}</span>
        <span className="label strong num">{money(trip.fare, trip.countryId)}</span>
      </span>
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** An order: of which shop, when, for whom. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const t = useText();
  return (
    <Link className="queue-row desk-row" href={`/staff/order/${order.orderId}`}>
      <span className="grow">
        <span className="title">{order.shop ?? t(orderKindNames[order.kind])}</span>
        <span className="caption num">
          {order.number}
          {order.dayNumber === null ? '' : ` · ${t('deskDayNumber', { n: order.dayNumber })}`} · {when(order.placedAt)}
          {order.customer === null ? '' : ` · ${order.customer.name}`}
        </span>
      </span>
      <span className="desk-row-state">
        <span className="chip">{t(orderNames[order.status])}</span>
        <span className="label strong num">{money(order.total, order.countryId)}</span>
      </span>
      <Icon name="fwd" size={20} />
    </Link>
  );
}
