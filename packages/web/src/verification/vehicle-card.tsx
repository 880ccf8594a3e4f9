import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import { carLooks } from '../common/car-looks.ts';
import { vehicleUsesText } from '../common/vehicle-kinds.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Plate } from '../ui/person.tsx';
import { toast } from '../ui/toast.tsx';
import { useSetVehicle } from './api.ts';
import { VehicleForm, type SaidOfVehicle } from './vehicle-form.tsx';

/** The vehicle's own data. Verified data is shown, not edited. */
export function VehicleCard({ vehicle, fixed }: { vehicle: VehicleInfo; fixed: boolean }) {
  const t = useText();
  const save = useSetVehicle();
  const send = async (said: SaidOfVehicle) => {
    try {
      await save.mutateAsync(said);
      toast({ title: t('vehicleSaved') });
    } catch (error) {
      toast({ title: t('vehicleNotSaved'), text: serverMessage(error, t('checkNotStartedText')), tone: 'bad' });
    }
  };
  return (
    <section className="card doc" aria-label={t('vehicleHeading')}>
      <h2 className="h2">{t('vehicleHeading')}</h2>
      {fixed ? (
        <>
          <p className="title">{carLooks(t, vehicle, vehicle.year)}</p>
          <p className="caption">{vehicleUsesText(t, vehicle.vehicleType)}</p>
          <p>
            <Plate text={vehicle.licensePlate} />
          </p>
        </>
      ) : (
        <VehicleForm
          vehicle={vehicle}
          busy={save.isPending}
          error={save.error}
          word={t('vehicleSave')}
          onSend={(said) => void send(said)}
        />
      )}
    </section>
  );
}
