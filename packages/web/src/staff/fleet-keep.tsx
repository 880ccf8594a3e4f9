import { useState, type FormEvent } from 'react';
import type { FleetFile } from '@safiri/contract/fleets/shapes.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { fleetLengths } from '@safiri/rules/fleets/lengths.ts';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { Link } from 'wouter';
import { countryHere } from '../common/country-here.ts';
import { carLooks } from '../common/car-looks.ts';
import { vehicleNames } from '../common/vehicle-kinds.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Plate } from '../ui/person.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { AskWhy } from './ask-why.tsx';
import { useFleet, useFleetStep } from './fleet-api.ts';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';

function Members({ fleet }: { fleet: FleetFile }) {
  const t = useText();
  const step = useFleetStep(fleet.id);
  if (fleet.members.length === 0) return <NothingHere inline="plain" text={t('fleetEmpty')} note={t('fleetEmptyNote')} />;
  return (
    <ul className="card list">
      {fleet.members.map((vehicle) => (
        <li key={vehicle.vehicleId} className="fleet-member" aria-label={vehicle.licensePlate}>
          <span className="grow">
            <span className="row wrap">
              <Plate text={vehicle.licensePlate} />
              <span className="label">
                {t(vehicleNames[vehicle.kind])} · {carLooks(t, vehicle)}
              </span>
            </span>
            <span className="caption num">{t('fleetSince', { day: day(vehicle.since) })}</span>
          </span>
          <AskWhy
            text={t('fleetTakeOut')}
            note={t('fleetTakeOutNote')}
            step={step}
            ask={(reason) => ({ step: 'takeOut' as const, vehicleId: vehicle.vehicleId, reason })}
            onDone={() => toast({ title: t('reviewDone') })}
          />
        </li>
      ))}
    </ul>
  );
}

function PutIn({ fleet }: { fleet: FleetFile }) {
  const t = useText();
  const step = useFleetStep(fleet.id);
  const [licensePlate, setPlate] = useState('');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    step.mutate(
      { step: 'putIn', licensePlate: licensePlate.trim(), reason: reason.trim() },
      {
        onSuccess: () => {
          setPlate('');
          setReason('');
          toast({ title: t('reviewDone') });
        },
      },
    );
  };
  const wrong = fieldMessage(step.error, 'licensePlate');
  return (
    <form className="card doc" aria-label={t('fleetPutIn')} onSubmit={submit}>
      <h2 className="h2">{t('fleetPutIn')}</h2>
      <Field
        label={t('fleetPlate')}
        value={licensePlate}
        maxLength={20}
        autoComplete="off"
        hint={t('fleetPutInNote')}
        error={wrong}
        onChange={(event) => setPlate(event.target.value)}
      />
      <Field
        label={t('fleetWhy')}
        value={reason}
        maxLength={fleetLengths.reason}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="submit"
        small
        busy={step.isPending}
        why={licensePlate.trim() === '' || reason.trim() === '' ? t('fleetNeedsAll') : undefined}
      >
        {t('fleetPutIn')}
      </Button>
      {wrong === undefined ? <NotDone step={step} /> : null}
    </form>
  );
}

function Rename({ fleet }: { fleet: FleetFile }) {
  const t = useText();
  const step = useFleetStep(fleet.id);
  const [name, setName] = useState(fleet.name);
  const known = localPhone(fleet.phone, countryHere(country.use()).dialCode);
  const [phone, setPhone] = useState(known);
  const [reason, setReason] = useState('');
  const same = name.trim() === fleet.name && phone.trim() === known;
  const wrong = fieldMessage(step.error, 'phone');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = {
      step: 'change' as const,
      name: name.trim(),
      phone: phone.trim() === known ? fleet.phone : phone.trim(),
      reason: reason.trim(),
    };
    step.mutate(change, { onSuccess: () => toast({ title: t('reviewDone') }) });
  };
  return (
    <form className="card doc" aria-label={t('fleetRename')} onSubmit={submit}>
      <h2 className="h2">{t('fleetRename')}</h2>
      <Field
        label={t('fleetName')}
        value={name}
        maxLength={fleetLengths.name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={t('fleetPhone')}
        type="tel"
        value={phone}
        maxLength={fleetLengths.phone}
        autoComplete="off"
        error={wrong}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Field
        label={t('fleetWhy')}
        value={reason}
        maxLength={fleetLengths.reason}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="submit"
        kind="soft"
        small
        busy={step.isPending}
        why={
          name.trim() === '' || phone.trim() === ''
            ? t('fleetNeedsAll')
            : same
              ? t('needChange')
              : reason.trim() === ''
                ? t('needReason')
                : undefined
        }
      >
        {t('fleetSave')}
      </Button>
      {wrong === undefined ? <NotDone step={step} /> : null}
    </form>
  );
}

/** What the team keeps of a fleet: its vehicles, its name, and who looks into it. */
export function FleetKeepView({ fleetId }: { fleetId: number }) {
  const t = useText();
  const { data, isPending, refetch } = useFleet(fleetId);
  if (isPending) return <Skeleton height={420} />;
  if (data === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  return (
    <div className="console-grid">
      <div className="stack">
        <div className="card doc">
          <p className="label strong">
            {data.owners.length === 0 ? t('fleetNoOwner') : t('fleetOwners', { names: data.owners.join(', ') })}
          </p>
          <Allowed to={staffPaths.invite}>
            <div>
              <Link className="button soft small" href="/staff/team">
                {t('fleetInvite')}
              </Link>
            </div>
            <p className="caption">{t('fleetInviteNote')}</p>
          </Allowed>
        </div>
        <Members fleet={data} />
      </div>
      <div className="stack">
        <PutIn fleet={data} />
        <Rename key={`${data.name} ${data.phone}`} fleet={data} />
      </div>
    </div>
  );
}
