import { OfferWatch } from '../drivers/offer-watch.tsx';
import { demoPosition, useLocationReports } from '../drivers/use-location-reports.ts';
import { sos } from '../safety/sos.ts';
import { session } from '../platform/session.ts';
import { useAppSettings } from '../platform/server-settings.ts';

/** What goes on for a driver on every screen: the position is reported, and offers arrive. Loaded for drivers only. */
export function DriverLive() {
  const user = session.use();
  const { demo } = useAppSettings();
  const driverId = user?.driver?.id ?? 0;
  useLocationReports(driverId, user?.isOnline ?? false, demo ? demoPosition() : undefined);
  return <OfferWatch driverId={driverId} quiet={sos.use().phase !== 'idle'} />;
}
