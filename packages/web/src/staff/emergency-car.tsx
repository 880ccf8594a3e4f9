import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { tripNames } from './names.ts';

/** Whether somebody waits for the car of their trip outside of it. */
const isOutside = ({ userType, tripStatus }: EmergencyRow) =>
  userType === 'passenger' && (tripStatus === 'accepted' || tripStatus === 'arrived');

/** Whether the line of the car says where its trip stands, though a card of the trip follows. */
export const saysTrip = (row: EmergencyRow): boolean => row.plate !== null && row.tripStatus !== null && !isOutside(row);

/**
 * The car of the trip, whose it is, and whether the person is in it: a plate alone is taken for the place to look.
 * @param isTripBelow a card of the trip follows: of somebody outside of the car, that says where the trip stands
 */
export function EmergencyCar({
  row,
  looks,
  isTripBelow = false,
}: {
  row: EmergencyRow;
  looks?: string | undefined;
  isTripBelow?: boolean;
}) {
  const t = useText();
  const { plate, tripStatus, userType } = row;
  if (plate === null) return null;
  const stands = tripStatus === null ? null : t(tripNames[tripStatus]);
  return (
    <div className="car-to-find">
      <span className="caption">{t(userType === 'driver' ? 'emergencyCarDriven' : 'emergencyCarBooked')}</span>
      <Plate text={plate} />
      {looks === undefined ? null : <span className="label strong">{looks}</span>}
      {isOutside(row) ? (
        <span className="chip wait">{isTripBelow ? t('emergencyNotIn') : `${t('emergencyNotIn')} · ${stands}`}</span>
      ) : stands === null ? null : (
        <span className="chip">{stands}</span>
      )}
    </div>
  );
}
