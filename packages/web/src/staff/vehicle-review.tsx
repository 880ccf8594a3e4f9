import { useState } from 'react';
import { VEHICLE_LACKS } from '@safiri/rules/verification/steps.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { OwnVehicle } from '@safiri/contract/verification/shapes.ts';
import { premiumKinds, vehicleClasses, type VehicleClass, type VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import type { Decision } from '@safiri/rules/verification/documents.ts';
import { carLooks } from '../common/car-looks.ts';
import { KindField } from '../common/kind-field.tsx';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Plate } from '../ui/person.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useDecide } from './decide.tsx';
import { DocumentReview } from './document-review.tsx';
import { Allowed } from './may.tsx';
import { lackName } from './names.ts';
import './vehicle-review.css';

const classNames = { standard: 'vehicleClassStandard', premium: 'vehicleClassPremium' } as const satisfies Record<VehicleClass, string>;
const stateNames = { pending: 'stPending', approved: 'stApproved', rejected: 'stRejected' } as const;

interface Props {
  readonly vehicle: OwnVehicle;
  readonly driverId: number;
}

/** What the vehicle is, by its papers: kind, class and plate. */
function WhatItIs({ vehicle, driverId }: Props) {
  const t = useText();
  const { busy, decide, failed, error } = useDecide(driverId);
  const [kind, setKind] = useState<VehicleKind>(vehicle.kind);
  const [vehicleClass, setClass] = useState<VehicleClass>(vehicle.vehicleClass);
  const [licensePlate, setPlate] = useState(vehicle.vehicleInfo.licensePlate);
  const save = () =>
    decide(reviewPaths.correctVehicle, {
      params: { driverId: String(driverId), vehicleId: String(vehicle.id) },
      body: { kind, vehicleClass, ...(licensePlate === vehicle.vehicleInfo.licensePlate ? {} : { licensePlate }) },
    });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="vehicle-fields">
        <KindField
          label={t('reviewVehicleKind')}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            if (!premiumKinds.includes(chosen)) setClass('standard');
          }}
        />
        <SelectField
          label={t('reviewVehicleClass')}
          value={vehicleClass}
          error={fieldMessage(error, 'vehicleClass')}
          onChange={(event) => setClass(event.target.value as VehicleClass)}
        >
          {vehicleClasses
            .filter((one) => one === 'standard' || premiumKinds.includes(kind))
            .map((one) => (
              <option key={one} value={one}>
                {t(classNames[one])}
              </option>
            ))}
        </SelectField>
        <Field
          label={t('reviewVehiclePlate')}
          value={licensePlate}
          maxLength={20}
          error={fieldMessage(error, 'licensePlate')}
          onChange={(event) => setPlate(event.target.value)}
        />
      </div>
      <div>
        <Button
          type="submit"
          kind="soft"
          small
          busy={busy}
          why={licensePlate.trim() === '' ? t('needPlate') : undefined}
          aria-label={`${t('reviewVehicleSave')}: ${vehicle.vehicleInfo.licensePlate}`}
        >
          {t('reviewVehicleSave')}
        </Button>
      </div>
      {failed}
    </form>
  );
}

/** Whether it may drive. The vehicle that the driver registered with is approved with its driver. */
function MayDrive({ vehicle, driverId }: Props) {
  const t = useText();
  const { busy, decide, failed } = useDecide(driverId);
  const [note, setNote] = useState('');
  const plate = vehicle.vehicleInfo.licensePlate;
  const say = (decision: Decision) =>
    decide(reviewPaths.decideVehicle, {
      params: { driverId: String(driverId), vehicleId: String(vehicle.id) },
      body: { decision, ...(note.trim() === '' ? {} : { note: note.trim() }) },
    });
  const lacks = vehicle.missing
    .map((lack) => (lack === VEHICLE_LACKS ? t('vehicleNotGiven') : lackName(t, vehicle.documents, lack)))
    .join(', ');
  return (
    <div className="stack">
      <Field label={t('reviewNote')} value={note} maxLength={1000} onChange={(event) => setNote(event.target.value)} />
      <div className="row wrap">
        {vehicle.status === 'approved' ? null : (
          <Button
            small
            busy={busy}
            why={lacks === '' ? undefined : t('reviewVehicleLacks', { lacks })}
            aria-label={`${t('reviewVehicleApprove')}: ${plate}`}
            onClick={() => void say('approved')}
          >
            {t('reviewVehicleApprove')}
          </Button>
        )}
        {vehicle.status === 'rejected' ? null : (
          <Button
            kind="danger"
            small
            busy={busy}
            why={note.trim() === '' ? t('needNote') : undefined}
            aria-label={`${t('reviewVehicleReject')}: ${plate}`}
            onClick={() => void say('rejected')}
          >
            {t('reviewVehicleReject')}
          </Button>
        )}
      </div>
      {failed}
    </div>
  );
}

/** One of a driver's vehicles: what it is, its papers beside the ones of the driver, and whether it may drive. */
export function VehicleReview({ vehicle, driverId }: Props) {
  const t = useText();
  const { vehicleInfo, documents, chosen, owned, inUse, plateContested, reviewNote, status } = vehicle;
  return (
    <section className="card doc" aria-label={vehicleInfo.licensePlate}>
      <div className="row spread wrap vehicle-line">
        <span className="row wrap vehicle-line">
          <Plate text={vehicleInfo.licensePlate} />
          <span className="label strong">{carLooks(t, vehicleInfo, vehicleInfo.year)}</span>
        </span>
        <span className={status === 'approved' ? 'chip ok' : 'chip'}>{t(stateNames[status])}</span>
      </div>
      {[
        chosen && t('reviewVehicleDriven'),
        !owned && t('reviewVehicleNotOwner'),
        inUse && t('vehicleInUse'),
        plateContested && t('vehicleContested'),
      ]
        .filter((line) => line !== false)
        .map((line) => (
          <p key={line} className="caption">
            {line}
          </p>
        ))}
      {status === 'approved' || reviewNote === null ? null : <p className="caption">{reviewNote}</p>}
      <Allowed to={reviewPaths.correctVehicle}>
        <WhatItIs key={`${vehicle.kind} ${vehicle.vehicleClass} ${vehicleInfo.licensePlate}`} vehicle={vehicle} driverId={driverId} />
      </Allowed>
      {chosen
        ? null
        : documents.map((document) =>
            document.id === null || document.documentUrl === null ? null : (
              <DocumentReview
                key={`${document.id}-${document.verificationStatus}`}
                document={{ ...document, id: document.id, documentUrl: document.documentUrl }}
                driverId={driverId}
              />
            ),
          )}
      {chosen && status === 'pending' ? null : (
        <Allowed to={reviewPaths.decideVehicle}>
          <MayDrive key={status} vehicle={vehicle} driverId={driverId} />
        </Allowed>
      )}
    </section>
  );
}

/** A driver may drive what is somebody else's, known by its plate. */
export function ShareVehicle({ driverId }: { driverId: number }) {
  const t = useText();
  const { busy, decide, failed, error } = useDecide(driverId);
  const [licensePlate, setPlate] = useState('');
  const share = (mayDrive: boolean) =>
    decide(reviewPaths.shareVehicle, { params: { driverId: String(driverId) }, body: { licensePlate, mayDrive } });
  const why = licensePlate.trim() === '' ? t('needPlate') : undefined;
  return (
    <section className="card doc" aria-label={t('reviewShareHead')}>
      <h2 className="h2">{t('reviewShareHead')}</h2>
      <p className="caption">{t('reviewShareText')}</p>
      <Field
        label={t('reviewVehiclePlate')}
        value={licensePlate}
        maxLength={20}
        error={fieldMessage(error, 'licensePlate')}
        onChange={(event) => setPlate(event.target.value)}
      />
      <div className="row wrap">
        <Button small kind="soft" busy={busy} why={why} onClick={() => void share(true)}>
          {t('reviewShareDo')}
        </Button>
        {why === undefined ? (
          <Button small kind="plain" busy={busy} onClick={() => void share(false)}>
            {t('reviewShareEnd')}
          </Button>
        ) : null}
      </div>
      {failed}
    </section>
  );
}
