import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** Who rides, for the passenger who asked for somebody else; and who tells them car and PIN. */
export function RiderNote({ ride }: { ride: Ride }) {
  const t = useText();
  const { canText } = useAppSettings();
  // What was kept on the phone by an older version knows of no rider.
  if (ride.rider == null) return null;
  return (
    <div className="row rider-note">
      <Icon name="user" size={22} />
      <div className="grow">
        <p className="label strong">{t('riderRides', { name: ride.rider.name })}</p>
        {ride.status === 'in_progress' ? null : <p className="caption">{t(canText ? 'riderTold' : 'riderTell')}</p>}
      </div>
    </div>
  );
}
