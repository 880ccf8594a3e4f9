import { useState, type FormEvent } from 'react';
import type { ListedFleet } from '@safiri/contract/fleets/shapes.ts';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { fleetLengths } from '@safiri/rules/fleets/lengths.ts';
import { Link, Redirect, useLocation } from 'wouter';
import { countriesByName } from '../common/country-names.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useCreateFleet, useFleets, useOwnFleets } from './fleet-api.ts';
import { Allowed, useMay } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StaffPhone } from './staff-phone.tsx';

/** A new fleet: its vehicles and its owner come after. */
function NewFleet() {
  const t = useText();
  const [, go] = useLocation();
  const create = useCreateFleet();
  const [form, setForm] = useState({ name: '', phone: '', reason: '' });
  const [countryId, setCountry] = useState<CountryId>(country.get());
  const once = useOnceKey();
  const whole = Object.values(form).every((value) => value.trim() !== '');
  const wrong = (['name', 'phone', 'reason'] as const).some((name) => fieldMessage(create.error, name) !== undefined);
  const field = (name: keyof typeof form, label: string, type = 'text') => (
    <Field
      label={label}
      type={type}
      value={form[name]}
      maxLength={fleetLengths[name]}
      autoComplete="off"
      error={fieldMessage(create.error, name)}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = { name: form.name.trim(), phone: form.phone.trim(), reason: form.reason.trim() };
    create.mutate(
      { key: once.keyOf([countryId, said]), countryId, ...said },
      {
        onSuccess: ({ id }) => {
          toast({ title: t('fleetMade') });
          go(`/staff/fleets/${id}?view=keep`);
        },
      },
    );
  };
  return (
    <form className="card doc" aria-label={t('fleetNew')} onSubmit={submit}>
      <h2 className="h2">{t('fleetNew')}</h2>
      {field('name', t('fleetName'))}
      {field('phone', t('fleetPhone'), 'tel')}
      <SelectField label={t('fleetCountry')} value={countryId} onChange={(event) => setCountry(event.target.value as CountryId)}>
        {countriesByName(t, countryIds).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {field('reason', t('fleetWhy'))}
      <Button type="submit" busy={create.isPending} why={whole ? undefined : t('fleetNeedsAll')}>
        {t('fleetMake')}
      </Button>
      {wrong ? null : <NotDone step={create} />}
    </form>
  );
}

function FleetRow({ fleet }: { fleet: ListedFleet }) {
  const t = useText();
  return (
    <Link className="queue-row" href={`/staff/fleets/${fleet.id}`}>
      <Icon name="car" size={24} />
      <span className="grow">
        <span className="title">{fleet.name}</span>
        <span className="caption num">
          {t('fleetVehicles', { n: fleet.vehicles })} · <StaffPhone phone={fleet.phone} />
        </span>
        <span className="caption">
          {fleet.owners.length === 0 ? t('fleetNoOwner') : t('fleetOwners', { names: fleet.owners.join(', ') })}
        </span>
      </span>
      <Icon name="fwd" size={20} />
    </Link>
  );
}

/** All fleets, for the team. @param adds the form of another is open */
function EveryFleet({ adds }: { adds: boolean }) {
  const t = useText();
  const { data, isPending, refetch } = useFleets(true);
  return (
    <div className="console-grid">
      {isPending ? (
        <SkeletonRows height={72} count={4} />
      ) : data === undefined ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <NothingHere text={t('fleetsNone')} note={t('fleetsNoneNote')} />
      ) : (
        <ul className="card list">
          {data.map((fleet) => (
            <li key={fleet.id}>
              <FleetRow fleet={fleet} />
            </li>
          ))}
        </ul>
      )}
      <Allowed to={fleetPaths.create}>{adds || data?.length === 0 ? <NewFleet /> : null}</Allowed>
    </div>
  );
}

/** The fleets of who owns some; with one, that one. */
function MyFleets() {
  const t = useText();
  const { data, isPending, refetch } = useOwnFleets();
  if (isPending) return <SkeletonRows height={72} count={2} />;
  if (data === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void refetch()} />;
  const [only] = data;
  if (only === undefined) return <NothingHere text={t('fleetsNotYours')} note={t('fleetsNotYoursNote')} />;
  if (data.length === 1) return <Redirect to={`/staff/fleets/${only.id}`} replace />;
  return (
    <ul className="card list">
      {data.map(({ id, name }) => (
        <li key={id}>
          <Link className="queue-row" href={`/staff/fleets/${id}`}>
            <Icon name="car" size={24} />
            <span className="title grow">{name}</span>
            <Icon name="fwd" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `/staff/fleets`: all of them for the team, the own ones for an owner. */
export function FleetsScreen() {
  const t = useText();
  const may = useMay();
  const all = may(fleetPaths.list);
  const [adds, setAdds] = useState(false);
  const hasSome = (useFleets(all).data?.length ?? 0) > 0;
  return (
    <>
      <div className="row spread wrap">
        <h1 className="h1 section-name">{t('sectionFleets')}</h1>
        {hasSome && !adds && may(fleetPaths.create) ? (
          <Button small icon="plus" className="fleet-new" onClick={() => setAdds(true)}>
            {t('fleetNew')}
          </Button>
        ) : null}
      </div>
      {all ? <EveryFleet adds={adds} /> : <MyFleets />}
    </>
  );
}
