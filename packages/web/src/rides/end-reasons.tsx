import type { ProblemBody } from '@safiri/contract/problems.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ARRIVED_METERS, endReasons, type EndReason } from '@safiri/rules/rides/completion.ts';
import type { TextKey } from 'virtual:texts/keys';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const texts: Record<EndReason, TextKey> = {
  passenger_ended_here: 'endPassengerAsked',
  wrong_pin: 'endWrongPin',
  no_gps: 'endNoGps',
  other: 'reasonOther',
};

interface Props {
  ride: Ride;
  /** Why the server asks; undefined while it does not. */
  unproven: ProblemBody | undefined;
  busy: boolean;
  onReason: (reason: EndReason) => void;
  onClose: () => void;
}

/** Asked of a driver whose position does not show the trip at its end: how far it is, what that means, and why it ends here. */
export function EndReasons({ ride, unproven, busy, onReason, onClose }: Props) {
  const t = useText();
  const away = unproven?.metersAway ?? 0;
  const far = away > ARRIVED_METERS;
  const leftOut = unproven?.missing?.includes('stops') === true;
  return (
    <Dialog
      open={unproven !== undefined}
      onClose={onClose}
      title={
        far
          ? t('endFarFrom', { distance: km(away / 1000), place: ride.dropoffLocation.address })
          : t(leftOut ? 'endStopsLeft' : 'endNotSeen')
      }
    >
      <div className="form">
        <p>{t(far || leftOut ? 'endFarNote' : 'endNotSeenNote', { name: ride.passenger.name })}</p>
        <h3 className="title">{t('endWhy')}</h3>
        <ul className="stack">
          {endReasons.map((reason) => (
            <li key={reason}>
              <Button kind="soft" full busy={busy} onClick={() => onReason(reason)}>
                {t(texts[reason])}
              </Button>
            </li>
          ))}
        </ul>
        <Button full onClick={onClose}>
          {t('endGoOn')}
        </Button>
      </div>
    </Dialog>
  );
}
