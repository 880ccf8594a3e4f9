import { useState } from 'react';
import type { OwnVehicle } from '@safiri/contract/verification/shapes.ts';
import { BackHead } from '../common/back-head.tsx';
import { carLooks } from '../common/car-looks.ts';
import { vehicleNames, vehicleUsesText } from '../common/vehicle-kinds.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useAddVehicle, useDropVehicle, useVehicles } from './api.ts';
import { Documents } from './documents.tsx';
import { VehicleForm, type SaidOfVehicle } from './vehicle-form.tsx';
import '../common/review.css';
import './verification.css';
import './vehicles.css';

/** How a vehicle stands, with the look and the mark of it. */
function standing({ status, missing }: OwnVehicle) {
  if (status === 'approved') return ['ok', 'check', 'vehicleApproved'] as const;
  if (status === 'rejected') return ['bad', 'alert', 'vehicleRefused'] as const;
  return missing.length > 0 ? (['', 'dots', 'vehicleWantsPapers'] as const) : (['wait', 'clock', 'vehicleInReview'] as const);
}

function RemoveDialog({ vehicle, onClose }: { vehicle: OwnVehicle; onClose: () => void }) {
  const t = useText();
  const drop = useDropVehicle();
  const go = async () => {
    try {
      await drop.mutateAsync(vehicle.id);
    } catch (error) {
      toast({ title: t('vehicleNotRemoved'), text: serverMessage(error, t('checkNotStartedText')), tone: 'bad' });
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('vehicleRemoveAsk')}>
      <p>
        <Plate text={vehicle.vehicleInfo.licensePlate} />
      </p>
      <p>{t('vehicleRemoveText')}</p>
      <Button kind="danger" full busy={drop.isPending} onClick={() => void go()}>
        {t('vehicleRemove')}
      </Button>
    </Dialog>
  );
}

/** A vehicle with its plate and what it drives, how it stands, and its papers. */
function Vehicle({ vehicle, onRemove }: { vehicle: OwnVehicle; onRemove: () => void }) {
  const t = useText();
  const { vehicleInfo, documents, chosen, owned, fleet, inUse, plateContested, reviewNote, status } = vehicle;
  const [look, icon, word] = standing(vehicle);
  const plate = vehicleInfo.licensePlate;
  return (
    <li className="own-vehicle">
      <section className="card doc" aria-label={plate}>
        <div className="row spread wrap">
          <Plate text={plate} />
          {chosen ? <span className="chip">{t('vehicleDriven')}</span> : null}
        </div>
        <p className="title">{`${t(vehicleNames[vehicleInfo.vehicleType])} · ${carLooks(t, vehicleInfo, vehicleInfo.year)}`}</p>
        <p className="caption num">{vehicleUsesText(t, vehicleInfo.vehicleType)}</p>
        <p className={`doc-state ${look}`}>
          <Icon name={icon} size={20} /> <span className="grow">{t(word)}</span>
        </p>
        {status === 'approved' || reviewNote === null ? null : <p className="label">{t('docReviewNote', { note: reviewNote })}</p>}
        {inUse ? <p className="label">{t('vehicleInUse')}</p> : null}
        {fleet === null ? null : (
          <div className="fleet-note">
            <p className="label strong">{t('vehicleOfFleet', { fleet })}</p>
            <p className="caption">{t('vehicleFleetSees')}</p>
            <ul className="caption">
              <li>{t('vehicleFleetTrips')}</li>
              <li>{t('vehicleFleetMoney')}</li>
              <li>{t('vehicleFleetWhere')}</li>
            </ul>
            <p className="caption">{t('vehicleFleetNever')}</p>
          </div>
        )}
        {owned ? null : <p className="label">{t('vehicleOfOther')}</p>}
        {plateContested ? <p className="label">{t('vehicleContested')}</p> : null}
        {owned && !chosen && fleet === null ? (
          <div>
            <Button kind="plain" small aria-label={`${t('vehicleRemove')}: ${plate}`} onClick={onRemove}>
              {t('vehicleRemove')}
            </Button>
          </div>
        ) : null}
      </section>
      <Documents documents={documents} plate={plate} vehicleId={vehicle.id} />
    </li>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const add = useAddVehicle();
  const once = useOnceKey();
  const send = async (said: SaidOfVehicle) => {
    try {
      await add.mutateAsync({ said, attempt: once.keyOf(said) });
      toast({ title: t('vehicleAdded'), text: t('vehicleAddedText') });
      onClose();
    } catch (error) {
      toast({ title: t('vehicleNotAdded'), text: serverMessage(error, t('checkNotStartedText')), tone: 'bad' });
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('vehicleAdd')} tall>
      <VehicleForm vehicle={null} busy={add.isPending} error={add.error} word={t('vehicleAdd')} onSend={(said) => void send(said)} />
    </Dialog>
  );
}

/** `/vehicles`: what a driver may go online with; each vehicle has its own papers. */
export function VehiclesScreen() {
  const t = useText();
  const vehicles = useVehicles();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<OwnVehicle | null>(null);
  return (
    <AppShell>
      <main className="page verification" id="main">
        <BackHead title={t('vehiclesTitle')} href="/profile" />
        {vehicles.isPending ? (
          <div className="stack" aria-busy="true">
            <Skeleton height={180} />
            <Skeleton height={211} />
          </div>
        ) : vehicles.isError ? (
          <ErrorCard whole text={t('vehiclesNotLoaded')} onRetry={() => void vehicles.refetch()} />
        ) : (
          <>
            <ul className="own-vehicles">
              {vehicles.data.map((vehicle) => (
                <Vehicle key={vehicle.id} vehicle={vehicle} onRemove={() => setLeaving(vehicle)} />
              ))}
            </ul>
            <Button kind="soft" full icon="plus" onClick={() => setAdding(true)}>
              {t('vehicleAdd')}
            </Button>
          </>
        )}
        {adding ? <AddDialog onClose={() => setAdding(false)} /> : null}
        {leaving === null ? null : <RemoveDialog vehicle={leaving} onClose={() => setLeaving(null)} />}
      </main>
    </AppShell>
  );
}
