import { Suspense } from 'react';
import { OfferWatch } from '../drivers/offer-watch.tsx';
import { demoPosition, useLocationReports } from '../drivers/use-location-reports.ts';
import { SosButton } from '../safety/sos-button.tsx';
import { sos } from '../safety/sos.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { session } from '../platform/session.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { enterRoom } from '../platform/text.ts';
import { HOME_POLL_MS, useActiveRide } from '../rides/api.ts';
import { useIsChangeAsked } from '../rides/use-change-asked.ts';
import { DialogHelp } from '../ui/dialog-help.ts';

const DestinationAsked = lazyPart(async () => {
  const [{ DestinationAsked: Asked }] = await Promise.all([
    import('../rides/destination-asked.tsx'),
    enterRoom('rides-trip'),
    enterRoom('rides-way'),
  ]);
  return Asked;
});

/** What goes on for a driver on every screen: the position is reported, offers arrive, and a trip that is to go elsewhere is asked about. Loaded for drivers only. */
export function DriverLive() {
  const user = session.use();
  const { demo } = useAppSettings();
  const driverId = user?.driver?.id ?? 0;
  useLocationReports(driverId, user?.isOnline ?? false, demo ? demoPosition() : undefined);
  const quiet = sos.use().phase !== 'idle';
  const ride = useActiveRide(HOME_POLL_MS, 'known').data ?? null;
  const isAsked = useIsChangeAsked(ride ?? {});
  return (
    <>
      <OfferWatch driverId={driverId} quiet={quiet} />
      {ride !== null && isAsked && !quiet ? (
        <Suspense fallback={null}>
          <DialogHelp value={<SosButton rideId={ride.id} short />}>
            <DestinationAsked ride={ride} />
          </DialogHelp>
        </Suspense>
      ) : null}
    </>
  );
}
