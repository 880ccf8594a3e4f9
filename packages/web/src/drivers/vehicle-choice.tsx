import type { OwnVehicle } from '@safiri/contract/verification/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { carLooks } from '../common/car-looks.ts';
import { vehicleUsesText } from '../common/vehicle-kinds.ts';
import { paperName, type PaperNames } from '@safiri/rules/verification/papers.ts';
import { language } from '../platform/preferences.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useVehicleChoice } from './api.ts';
import './vehicle-choice.css';

const missingNames: Readonly<Record<string, TextKey>> = {
  vehicle_registration: 'missingRegistration',
  vehicle_insurance: 'missingInsurance',
  vehicle: 'missingVehicle',
};

/** Papers of the market's own are called as it says. */
function missingName(t: Translate, one: string, documents: OwnVehicle['documents']): string {
  const text = missingNames[one];
  if (text !== undefined) return t(text);
  const names = documents.find(({ documentType }) => documentType === one)?.documentName ?? null;
  return paperName({ type: one, name: names as PaperNames | null }, language.get()) ?? one;
}

/** Why a vehicle can't be taken, and what of it is missing or awaited; undefined for one that can. */
function whyNot(t: Translate, { inUse, status, missing, documents, reviewNote }: OwnVehicle): string | undefined {
  if (inUse) return t('vehicleInUse');
  if (status === 'approved') return undefined;
  if (status === 'rejected') return reviewNote === null ? t('vehicleRefused') : t('vehicleRefusedWhy', { note: reviewNote });
  return missing.length === 0
    ? t('vehicleWaits')
    : t('vehicleMissing', { papers: missing.map((one) => missingName(t, one, documents)).join(', ') });
}

/** Which vehicle the driver takes today: one tap, and they are on duty with it. One that can't be taken says why. */
export function VehicleChoice({ onChoose, onClose }: { onChoose: (vehicleId: number) => void; onClose: () => void }) {
  const t = useText();
  const vehicles = useVehicleChoice();
  const ready = vehicles.data?.find((one) => one.chosen && whyNot(t, one) === undefined);
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
          {vehicles.data.map((vehicle) => {
            const { id, vehicleInfo, chosen } = vehicle;
            const why = whyNot(t, vehicle);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={chosen ? 'card vehicle-pick is-last' : 'card vehicle-pick'}
                  aria-current={chosen}
                  disabled={why !== undefined}
                  onClick={() => onChoose(id)}
                >
                  <span className="vehicle-pick-in">
                    <Plate text={vehicleInfo.licensePlate} />
                    <b>{carLooks(t, vehicleInfo)}</b>
                    <span className="caption num">{why ?? vehicleUsesText(t, vehicleInfo.vehicleType)}</span>
                    {chosen ? <span className="caption strong">{t('vehicleLast')}</span> : null}
                  </span>
                  {why === undefined ? (
                    <span className="vehicle-mark">{chosen ? <Icon name="check" size={18} /> : null}</span>
                  ) : (
                    <Icon name={vehicle.status === 'pending' && vehicle.missing.length === 0 ? 'clock' : 'alert'} size={24} />
                  )}
                </button>
              </li>
            );
          })}
          {ready === undefined ? null : (
            <li>
              <Button full onClick={() => onChoose(ready.id)}>
                {t('vehicleGo', { plate: ready.vehicleInfo.licensePlate })}
              </Button>
            </li>
          )}
        </ul>
      )}
    </Dialog>
  );
}
