import { useRef, useState, type FormEvent } from 'react';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { ParcelVehicleId } from '@safiri/rules/dispatch/vehicles.ts';
import { clientNumber } from '@safiri/rules/orders/order-life.ts';
import { packageTypes, type PackageType } from '@safiri/rules/orders/package-types.ts';
import { parcelEstimate, parcelVehicle, smallestFor, vehiclesForPackage, type ParcelPayer } from '@safiri/rules/orders/parcels.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { useLocation } from 'wouter';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { PaymentCard, useChosenMethod } from '../common/payment-card.tsx';
import type { ChosenPlace } from '../common/places.ts';
import { country } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.tsx';
import { useRequestParcel } from './api.ts';
import { packageNames, vehicleName } from './names.ts';
import { Estimate, VehicleCards } from './parcel-price.tsx';
import { PlaceField } from '../common/place-field.tsx';
import './orders.css';

interface Side {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly place: ChosenPlace | null;
}

function SideCard({
  title,
  side,
  addressLabel,
  isSender,
  from,
  onChange,
}: {
  title: string;
  side: Side;
  addressLabel: string;
  isSender: boolean;
  from: ChosenPlace | null;
  onChange: (side: Side) => void;
}) {
  const t = useText();
  const { dialCode } = countryById(country.use());
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <Field
        label={`${t('parcelName')} *`}
        required
        value={side.name}
        maxLength={80}
        autoComplete={isSender ? 'name' : 'off'}
        onChange={(event) => onChange({ ...side, name: event.target.value })}
      />
      <Field
        label={`${t('parcelPhone')} *`}
        required
        type="tel"
        inputMode="tel"
        placeholder={`${dialCode} …`}
        value={side.phone}
        maxLength={30}
        autoComplete={isSender ? 'tel' : 'off'}
        onChange={(event) => onChange({ ...side, phone: event.target.value })}
      />
      <PlaceField
        label={`${addressLabel} *`}
        text={side.address}
        chosen={side.place}
        from={from}
        withCurrent={isSender}
        onChange={(address, place) => onChange({ ...side, address, place })}
      />
    </section>
  );
}

/** `/parcel-delivery` (spec: operations §2 Parcel delivery). */
export function ParcelScreen() {
  const t = useText();
  const [, go] = useLocation();
  const online = useOnline();
  const user = session.use();
  const countryId = country.use();
  const method = useChosenMethod(countryId);
  const request = useRequestParcel();
  const number = useRef<{ of: string; number: string }>(undefined);
  const [sender, setSender] = useState<Side>({ name: user?.name ?? '', phone: user?.phone ?? '', address: '', place: null });
  const [receiver, setReceiver] = useState<Side>({ name: '', phone: '', address: '', place: null });
  const [type, setType] = useState<PackageType | null>(null);
  const [weight, setWeight] = useState('');
  const [value, setValue] = useState('');
  const [note, setNote] = useState('');
  const [vehicle, setVehicle] = useState<ParcelVehicleId | null>(null);
  const [isFragile, setFragile] = useState(false);
  const [requiresSignature, setSignature] = useState(false);
  const [paidBy, setPaidBy] = useState<ParcelPayer>('sender');
  const kg = weight === '' ? null : Number(weight);
  const tooHeavy = vehicle !== null && kg !== null && kg > parcelVehicle(vehicle).maxKg;
  const next = type === null || kg === null ? undefined : smallestFor(type, kg);
  const heavy = !tooHeavy
    ? undefined
    : next === undefined
      ? t('parcelTooHeavy')
      : t('parcelTooHeavyFor', { vehicle: t(vehicleName(vehicle)), next: t(vehicleName(next)) });

  function chooseType(chosen: PackageType | null): void {
    setType(chosen);
    setFragile(chosen === 'fragile');
    if (vehicle !== null && !vehiclesForPackage(chosen).includes(vehicle)) setVehicle(null);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const texts = [sender.name, sender.phone, sender.address, receiver.name, receiver.phone, receiver.address];
    if (texts.some((text) => text.trim() === '') || type === null || vehicle === null || kg === null) {
      toast({ title: t('parcelMissingTitle'), text: t('parcelMissing'), tone: 'bad' });
      return;
    }
    if (sender.place === null || receiver.place === null) {
      toast({ title: t('parcelMissingTitle'), text: t('parcelNoPlace'), tone: 'bad' });
      return;
    }
    const at = ({ lat, lng }: ChosenPlace) => ({ lat, lng });
    const body = {
      senderId: user?.id ?? 0,
      senderName: sender.name,
      senderPhone: sender.phone,
      receiverName: receiver.name,
      receiverPhone: receiver.phone,
      pickupAddress: sender.address,
      dropoffAddress: receiver.address,
      pickupLocation: at(sender.place),
      dropoffLocation: at(receiver.place),
      packageType: type,
      vehicleType: vehicle,
      weight: kg,
      declaredValue: value === '' ? null : Number(value),
      deliveryInstructions: note,
      isFragile,
      requiresSignature,
      paidBy,
      paymentMethod: paidBy === 'receiver' ? 'cash' : method,
      estimatedCost: toWire(parcelEstimate(vehicle, kg, isFragile, countryId).totalMinor),
    };
    // The same form sent again is the same parcel; a changed one is another.
    const of = JSON.stringify(body);
    if (number.current?.of !== of) number.current = { of, number: clientNumber('parcel', Date.now()) };
    request.mutate(
      { ...body, trackingNumber: number.current.number },
      {
        onSuccess: () => {
          toast({ title: t('parcelRequestedTitle'), text: t('parcelRequested') });
          go('/passenger');
        },
        onError: (error) => {
          const known = error instanceof ApiError && error.status < 500;
          toast({ title: t('error'), text: known ? serverMessage(error, t('parcelFailed')) : t('parcelFailed'), tone: 'bad' });
        },
      },
    );
  }

  return (
    <AppShell bare>
      <header className="parcel-head">
        <IconButton label={t('back')} icon="back" onClick={() => go('/passenger')} />
        <h1 className="h2">{t('parcelTitle')}</h1>
      </header>
      <main className="page narrow" id="main">
        <form className="stack" noValidate onSubmit={submit}>
          <SideCard title={t('parcelSender')} side={sender} addressLabel={t('parcelPickup')} isSender from={null} onChange={setSender} />
          <SideCard
            title={t('parcelReceiver')}
            side={receiver}
            addressLabel={t('parcelDropoff')}
            isSender={false}
            from={sender.place}
            onChange={setReceiver}
          />
          <section className="card doc" aria-label={t('parcelDetails')}>
            <h2 className="h2">{t('parcelDetails')}</h2>
            <SelectField
              label={`${t('parcelType')} *`}
              value={type ?? ''}
              onChange={(event) => chooseType(event.target.value === '' ? null : (event.target.value as PackageType))}
            >
              <option value="">{t('parcelChooseType')}</option>
              {packageTypes.map((id) => (
                <option key={id} value={id}>
                  {t(packageNames[id])}
                </option>
              ))}
            </SelectField>
            <Field
              label={`${t('parcelWeight')} *`}
              type="number"
              inputMode="decimal"
              step="0.1"
              min="0.1"
              required
              value={weight}
              error={heavy}
              onChange={(event) => setWeight(event.target.value)}
            />
            <Field
              label={t('parcelValue')}
              hint={t('parcelValueHint')}
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
            <div className="field">
              <label className="label" htmlFor="parcel-note">
                {t('parcelNote')}
              </label>
              <textarea
                id="parcel-note"
                className="input"
                rows={3}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </div>
            <div className="row spread">
              <span className="label">{t('parcelFragile')}</span>
              <Switch on={isFragile} label={t('parcelFragile')} onChange={setFragile} />
            </div>
            <div className="row spread">
              <span className="label">{t('parcelSignature')}</span>
              <Switch on={requiresSignature} label={t('parcelSignature')} onChange={setSignature} />
            </div>
          </section>
          <VehicleCards type={type} chosen={vehicle} onChoose={setVehicle} />
          {vehicle === null || kg === null ? null : <Estimate vehicle={vehicle} kg={kg} fragile={isFragile} />}
          <section className="card doc" aria-label={t('parcelPaidBy')}>
            <SelectField label={t('parcelPaidBy')} value={paidBy} onChange={(event) => setPaidBy(event.target.value as ParcelPayer)}>
              <option value="sender">{t('parcelBySender')}</option>
              <option value="receiver">{t('parcelByReceiver')}</option>
            </SelectField>
            {paidBy === 'sender' ? <PaymentCard countryId={countryId} brought /> : <p className="caption">{t('parcelByReceiverNote')}</p>}
          </section>
          <Button
            type="submit"
            full
            disabled={request.isPending}
            why={vehicle === null || kg === null ? t('parcelNeeds') : (heavy ?? (online ? undefined : t('offlineRequest')))}
          >
            {t('parcelSubmit')}
          </Button>
        </form>
      </main>
    </AppShell>
  );
}
