import { goodsVehicleIds, vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { serviceKinds, type ServiceKind } from '@safiri/rules/markets/document.ts';
import { isDocumentId } from '@safiri/rules/markets/names.ts';
import { parcelKinds, passengerKinds } from '@safiri/rules/markets/services.ts';
import { isOneOf, keysOf } from '@safiri/rules/records.ts';
import { useState } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { vehicleNames } from '../../common/vehicle-kinds.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Unfold } from '../../ui/unfold.tsx';
import { at, useDraft, type Path } from './draft.ts';
import { ChoiceField, ManyField, NameFields, NumberField, OptionalPart } from './fields.tsx';
import { TariffFields } from './tariff-fields.tsx';

const kindNames: Readonly<Record<ServiceKind, TextKey>> = {
  ride: 'cityKindRide',
  shared: 'cityKindShared',
  ladies_only: 'cityKindLadies',
  scholar: 'cityKindScholar',
  food: 'cityKindFood',
  grocery: 'cityKindGrocery',
  parcel: 'cityKindParcel',
  large: 'cityKindLarge',
};

interface Service {
  readonly id: string;
  readonly kind: string;
}

/** The vehicles that senders choose from, each with what it changes of the price and how much it carries. */
function ParcelVehicles({ path }: { path: Path }) {
  const t = useText();
  const { draft, change, currency } = useDraft();
  const now = at(draft, [...path, 'vehicles']);
  const terms = Array.isArray(now)
    ? Object.fromEntries(now.map((id) => [String(id), { factor: 1 }]))
    : ((now ?? {}) as Record<string, unknown>);
  const toggle = (id: string, on: boolean) => {
    const { [id]: _gone, ...others } = terms;
    change([...path, 'vehicles'], on ? { ...terms, [id]: { factor: 1 } } : others);
  };
  return (
    <div className="stack">
      <span className="label">{t('cityVehicles')}</span>
      {goodsVehicleIds.map((id) => (
        <div key={id} className="city-part">
          <div className="row spread">
            <span className="label">{t(vehicleNames[id])}</span>
            <Switch on={id in terms} label={t(vehicleNames[id])} onChange={(on) => toggle(id, on)} />
          </div>
          {id in terms && !Array.isArray(now) ? (
            <div className="city-fields">
              <NumberField path={[...path, 'vehicles', id, 'factor']} label={t('cityFactor')} />
              <NumberField path={[...path, 'vehicles', id, 'maxKg']} label={t('cityMaxKg')} />
            </div>
          ) : null}
        </div>
      ))}
      <OptionalPart path={[...path, 'weight']} label={t('cityWeight')} first={{ aboveKg: 10, perKg: 0 }}>
        <NumberField path={[...path, 'weight', 'aboveKg']} label={t('cityAboveKg')} />
        <NumberField path={[...path, 'weight', 'perKg']} label={t('cityPerKg', { currency })} />
      </OptionalPart>
    </div>
  );
}

function ServiceCard({ service, index, others }: { service: Service; index: number; others: readonly string[] }) {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const path: Path = ['services', index];
  const isParcel = isOneOf(parcelKinds, service.kind);
  const vehicles = at(draft, [...path, 'vehicles']);
  const helmet = at(draft, [...path, 'helmet']) === true;
  const error = wrong([...path, 'tariff']) ?? wrong([...path, 'vehicles']) ?? wrong([...path, 'id']);
  return (
    <li className="card doc" aria-label={service.id}>
      <div className="row spread">
        <h3 className="title">{service.id}</h3>
        <Button kind="soft" small icon="x" onClick={() => change(path, undefined)}>
          {t('cityServiceRemove')}
        </Button>
      </div>
      {error === undefined ? null : <p className="field-error">{error}</p>}
      <Unfold line={t('cityServiceWhat')}>
        <div className="form">
          <ChoiceField
            path={[...path, 'kind']}
            label={t('cityKind')}
            choices={serviceKinds.map((id) => ({ id, text: t(kindNames[id]) }))}
          />
          <NameFields path={[...path, 'name']} />
          {isParcel ? (
            <ParcelVehicles path={path} />
          ) : Array.isArray(vehicles) ? (
            <ManyField
              path={[...path, 'vehicles']}
              label={t('cityVehicles')}
              choices={vehicleTypes.map((id) => ({ id, text: t(vehicleNames[id]) }))}
            />
          ) : (
            <p className="caption">
              {t('cityVehiclesByDocument', { vehicles: keysOf((vehicles ?? {}) as Record<string, unknown>).join(', ') })}
            </p>
          )}
          {isOneOf(passengerKinds, service.kind) ? (
            <>
              <NumberField path={[...path, 'seats']} label={t('citySeats')} />
              <div className="row spread">
                <span className="label">{t('cityHelmet')}</span>
                <Switch on={helmet} label={t('cityHelmet')} onChange={(on) => change([...path, 'helmet'], on)} />
              </div>
            </>
          ) : null}
        </div>
      </Unfold>
      <Unfold line={t('cityTariff')}>
        <TariffFields path={[...path, 'tariff']} others={others} />
      </Unfold>
    </li>
  );
}

/** One more thing that people ask for, by a name of its own. */
function NewService({ known, onAdd }: { known: readonly string[]; onAdd: (id: string) => void }) {
  const t = useText();
  const [id, setId] = useState('');
  const why = known.includes(id) ? t('cityServiceKnown') : isDocumentId(id) ? undefined : t('cityServiceNeedsId');
  return (
    <div className="card doc">
      <Field
        label={t('cityServiceId')}
        hint={t('cityServiceIdHint')}
        value={id}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setId(event.target.value)}
      />
      <Button
        kind="soft"
        icon="plus"
        why={why}
        onClick={() => {
          onAdd(id);
          setId('');
        }}
      >
        {t('cityServiceAdd')}
      </Button>
    </div>
  );
}

/** What people and senders ask for in the city, and what it costs. */
export function ServiceFields() {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const now = at(draft, ['services']);
  const services = (Array.isArray(now) ? now : []) as Service[];
  const ownTariff = services.filter((_one, index) => at(draft, ['services', index, 'tariff', 'like']) === undefined).map(({ id }) => id);
  const error = wrong(['services']);
  const add = (id: string) =>
    change(
      ['services'],
      [
        ...services,
        { id, kind: 'ride', name: {}, vehicles: ['sedan'], seats: 4, helmet: false, tariff: { base: 0, perKm: 0, minimum: 0 } },
      ],
    );
  return (
    <div className="stack">
      {error === undefined ? null : <p className="field-error">{error}</p>}
      <ul className="stack" aria-label={t('cityTabServices')}>
        {services.map((service, index) => (
          <ServiceCard key={service.id} service={service} index={index} others={ownTariff.filter((id) => id !== service.id)} />
        ))}
      </ul>
      <NewService known={services.map(({ id }) => id)} onAdd={add} />
    </div>
  );
}
