import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { CarTicket } from '../common/car-ticket.tsx';
import { secondsRange } from '../common/minute-range.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ActionTiles, LinkTile } from '../ui/action-tile.tsx';
import { Map } from '../ui/map.tsx';
import { Avatar, Stars } from '../ui/person.tsx';
import { vehicleKind } from './names.ts';
import type { OrderParts } from './orders-screen.tsx';

type Trip = NonNullable<Order['trip']>;

/** Where the courier is, and where the goods go next. */
function CourierMap({ order, trip: { courier }, position }: { order: Order; trip: Trip; position: NonNullable<Trip['position']> }) {
  const hasGoods = order.status === 'picked_up' || order.status === 'returning';
  return (
    <div className="order-map">
      <Map
        vehicle={{ ...position }}
        paint={courier?.vehicleInfo?.color}
        kind={courier?.vehicleInfo?.vehicleType}
        pickup={hasGoods ? undefined : order.pickup}
        dropoff={order.status === 'returning' ? order.pickup : order.dropoff}
      />
    </div>
  );
}

/** Who brings it: on the map, by plate and vehicle, by name, with calling, writing and sharing one tap away. */
export function CourierCard({ order, tiles }: { order: Order } & Pick<OrderParts, 'tiles'>) {
  const t = useText();
  const { trip } = order;
  if (trip?.courier == null || !isLiveOrder(order.status)) return null;
  const { courier, position, eta } = trip;
  const vehicle = courier.vehicleInfo;
  const kind = vehicle === null ? undefined : vehicleKind(vehicle.vehicleType);
  return (
    <section className="card doc counterpart" aria-label={t('orderCourier')}>
      {position === null ? null : <CourierMap order={order} trip={trip} position={position} />}
      {vehicle === null ? null : <CarTicket vehicle={vehicle} kind={kind === undefined ? undefined : t(kind)} />}
      <div className="row">
        <Avatar name={courier.name} size={52} />
        <div className="grow">
          <div className="title">{courier.name}</div>
          <Stars rating={courier.rating} />
        </div>
        {eta === null ? null : (
          <p className="label strong num order-eta" role="status">
            {secondsRange(t, eta)}
            <span className="caption">{order.status === 'picked_up' ? km(eta.meters / 1000) : t('orderEtaPickup')}</span>
          </p>
        )}
      </div>
      <ActionTiles>
        {courier.phone === null ? null : (
          <LinkTile icon="phone" word={t('courierCall')} label={t('call', { name: courier.name })} href={`tel:${courier.phone}`} />
        )}
        {tiles(trip.rideId, courier.name)}
      </ActionTiles>
    </section>
  );
}
