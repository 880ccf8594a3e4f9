import { ConsentBand } from '../brand/consent-band.tsx';
import { HOME_POLL_MS, useActiveRide } from '../rides/api.ts';

/** Asks for what is to be agreed to where people begin a ride, never in the middle of one. */
export function ConsentAsked({ userType }: { userType: string }) {
  const ride = useActiveRide(HOME_POLL_MS, 'known').data;
  return <ConsentBand userType={userType} isBusy={ride != null} />;
}
