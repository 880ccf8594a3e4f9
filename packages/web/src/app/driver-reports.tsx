import { demoStand, useLocationReports } from '../drivers/use-location-reports.ts';
import { session } from './session.ts';
import { useAppSettings } from './settings.ts';

/** Reports an online driver's position on every screen: while waiting and on the trip. Loaded for drivers only. */
export function DriverReports() {
  const user = session.use();
  const { demo } = useAppSettings();
  useLocationReports(user?.driver?.id ?? 0, user?.isOnline ?? false, demo ? demoStand() : undefined);
  return null;
}
