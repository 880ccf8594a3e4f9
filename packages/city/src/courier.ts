import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Phone } from './api.ts';
import { doorstep } from './doorstep.ts';

/** Simulated seconds at the counter, and at the door before a photo stands for the PIN. */
const COUNTER_SECONDS = 12;
const DOOR_SECONDS = 45;

/** What a simulated courier does once the vehicle stands where it goes; the ride as it is then, null when it is over. */
export async function carry(phone: Phone, ride: Ride, waited: number): Promise<Ride | null> {
  const step = (body: { status: 'arrived' | 'in_progress' | 'completed'; proofUrl?: string }) =>
    phone.call(ridePaths.changeRide, { params: { id: String(ride.id) }, body });
  if (ride.status === 'accepted') return step({ status: 'arrived' });
  if (ride.status === 'arrived') return waited < COUNTER_SECONDS ? ride : step({ status: 'in_progress' });
  if (ride.status !== 'in_progress') return null;
  if (ride.startConfirmed) {
    await step({ status: 'completed' });
    return null;
  }
  if (waited < DOOR_SECONDS) return ride;
  if (ride.delivery?.photoWillDo === true) {
    const { url } = await phone.sendPhoto(doorstep);
    await step({ status: 'completed', proofUrl: url });
    return null;
  }
  if (ride.delivery !== null && !ride.delivery.returning) {
    await phone.call(orderPaths.nobodyThere, { params: { id: String(ride.delivery.orderId) } });
    return phone.call(ridePaths.getRide, { params: { id: String(ride.id) } });
  }
  return ride;
}
