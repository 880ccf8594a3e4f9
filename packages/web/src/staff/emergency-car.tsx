import type { EmergencyRow } from '@safiri/contract/safety/shapes.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { tripNames } from './names.ts';

/** The car of the trip, whose it is, and whether the person is in it: a plate alone is taken for the place to look. */
export function EmergencyCar({ row, looks }: { row: EmergencyRow; looks?: string | undefined }) {
  const t = useText();
  const { plate, tripStatus, userType } = row;
  if (plate === null) return null;
  const isOutside = userType === 'passenger' && (tripStatus === 'accepted' || tripStatus === 'arrived');
  return (
    <div className="car-to-find">
      <span className="caption">{t(userType === 'driver' ? 'emergencyCarDriven' : 'emergencyCarBooked')}</span>
      <Plate text={plate} />
      {looks === undefined ? null : <span className="label strong">{looks}</span>}
      {tripStatus === null ? null : (
        <span className={isOutside ? 'chip wait' : 'chip'}>
          {isOutside ? `${t('emergencyNotIn')} · ${t(tripNames[tripStatus])}` : t(tripNames[tripStatus])}
        </span>
      )}
    </div>
  );
}
