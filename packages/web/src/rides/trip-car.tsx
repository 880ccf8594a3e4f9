import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { CarTicket } from '../common/car-ticket.tsx';
import { ConfirmStart, PinCard } from './pin-card.tsx';
import './trip-car.css';

/** The car that comes, with the PIN that is told in it: plate and PIN are largest while it stands outside. Who sits in it looks for it no more. */
export function TripCar({ ride }: { ride: Ride }) {
  if (ride.status === 'requested' || ride.status === 'in_progress') return null;
  const vehicle = ride.driver?.vehicleInfo ?? null;
  const pin = <PinCard ride={ride} />;
  if (vehicle === null && ride.pin === null) return null;
  return (
    <div className="trip-car" data-here={ride.status === 'arrived'}>
      {vehicle === null ? <div className="car-ticket">{pin}</div> : <CarTicket vehicle={vehicle}>{pin}</CarTicket>}
      <ConfirmStart ride={ride} />
    </div>
  );
}
