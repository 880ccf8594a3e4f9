import { carLooks } from '../common/car-looks.ts';
import { vehicleUsesText } from '../common/vehicle-kinds.ts';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useVehicleChoice } from './api.ts';
import './vehicle-choice.css';

/** Which vehicle the driver takes today: one tap, and they are on duty with it. One that can't be taken says why. */
export function VehicleChoice({ onChoose, onClose }: { onChoose: (vehicleId: number) => void; onClose: () => void }) {
  const t = useText();
  const vehicles = useVehicleChoice();
  return (
    <Dialog open onClose={onClose} title={t('vehicleToday')}>
      {vehicles.isPending ? (
        <div aria-busy="true">
          <Skeleton height={180} />
        </div>
      ) : vehicles.isError ? (
        <ErrorCard text={t('vehiclesNotLoaded')} onRetry={() => void vehicles.refetch()} />
      ) : (
        <ul className="vehicle-choice">
          {vehicles.data.map(({ id, vehicleInfo, status, inUse, chosen }) => {
            const why = inUse
              ? t('vehicleInUse')
              : status === 'approved'
                ? undefined
                : t(status === 'pending' ? 'vehicleNotYet' : 'vehicleRefused');
            return (
              <li key={id}>
                <button
                  type="button"
                  className={chosen ? 'card vehicle-pick is-last' : 'card vehicle-pick'}
                  disabled={why !== undefined}
                  onClick={() => onChoose(id)}
                >
                  <Plate text={vehicleInfo.licensePlate} />
                  <span className="vehicle-pick-in">
                    <b>{carLooks(t, vehicleInfo)}</b>
                    <span className="caption num">{why ?? vehicleUsesText(t, vehicleInfo.vehicleType)}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
