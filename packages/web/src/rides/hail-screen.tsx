import { useRef, useState, type FormEvent } from 'react';
import type { HailService } from '@safiri/contract/rides/hail-calls.ts';
import { useLocation } from 'wouter';
import { roadArt } from '../art/road-vehicles.ts';
import { vehicles } from '../art/vehicles.ts';
import { BackHead } from '../common/back-head.tsx';
import { PlaceField } from '../common/place-field.tsx';
import type { ChosenPlace } from '../common/places.ts';
import { useHere } from '../common/search-center.ts';
import { ApiError, fieldMessage, serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Map } from '../ui/map.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Art } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useWide } from '../ui/use-wide.ts';
import { newKey } from './api.ts';
import { useHailTerms, useStartHail } from './hail-api.ts';
import '../common/page-columns.css';
import './hail.css';

/** What the meter will count, in one line. */
function usePriceWords() {
  const t = useText();
  return ({ from, includedKm, perKm, perMinute, fiveKm }: HailService, countryId: Parameters<typeof money>[1]): string =>
    [
      includedKm === 0
        ? t('hailFrom', { amount: money(from, countryId) })
        : t('hailFromKm', { amount: money(from, countryId), km: includedKm }),
      t('hailPerKm', { amount: money(perKm, countryId) }),
      ...(perMinute === '0.00' ? [] : [t('hailPerMinute', { amount: money(perMinute, countryId) })]),
      t('hailExample', { amount: money(fiveKm, countryId) }),
    ].join(' · ');
}

/** What the driver drives today, drawn from the side. */
function OwnVehicle() {
  const kind = session.use()?.vehicleInfo?.vehicleType;
  return <Art svg={kind === 'motorcycle' || kind === 'tuktuk' ? roadArt[kind] : vehicles.standard} />;
}

/** The streets around the driver, where there is room beside the form. */
function Around() {
  const here = useHere();
  return here === undefined ? null : (
    <div className="hail-map">
      <Map here={here} fit={[here]} still={<span />} />
    </div>
  );
}

interface FormProps {
  readonly services: readonly HailService[];
  readonly countryId: Parameters<typeof money>[1];
}

/** By which service, where to and by which number: all but the first is for who likes. */
function HailForm({ services, countryId }: FormProps) {
  const t = useText();
  const [, go] = useLocation();
  const { canText } = useAppSettings();
  const priceWords = usePriceWords();
  const start = useStartHail();
  const key = useRef(newKey());
  const [serviceId, setServiceId] = useState(services[0]?.id ?? '');
  const [place, setPlace] = useState<{ text: string; chosen: ChosenPlace | null }>({ text: '', chosen: null });
  const [phone, setPhone] = useState('');
  const [wrongPhone, setWrongPhone] = useState<string>();
  /** Where there is one service there is nothing to choose. */
  const only = services.length === 1 ? services[0] : undefined;
  const chosen = services.find(({ id }) => id === serviceId);
  const isTyped = place.text.trim() !== '' && place.chosen === null;
  // Something else is said: no repetition of what was sent before.
  const renew = () => {
    key.current = newKey();
    setWrongPhone(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTyped || start.isPending) return;
    const to = place.chosen;
    const body = {
      rideType: serviceId,
      ...(to === null ? {} : { dropoffLocation: { lat: to.lat, lng: to.lng, address: to.address } }),
      ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
    };
    try {
      await start.mutateAsync({ key: key.current, body });
    } catch (error) {
      const code = error instanceof ApiError ? error.problem?.code : undefined;
      // A lost answer is asked for again under the same key: it may have started.
      if (code !== undefined) renew();
      if (code === 'live_ride_exists') return go('/active-ride');
      const ofPhone = fieldMessage(error, 'phone');
      setWrongPhone(ofPhone);
      if (ofPhone === undefined) toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
      return undefined;
    }
    return go('/active-ride');
  };
  return (
    <form className="card form hail-form" noValidate onSubmit={(event) => void submit(event)}>
      {only !== undefined ? (
        <p className="hail-only">
          <OwnVehicle />
          <b>{serviceName(t, only)}</b>
          <span className="label num">{priceWords(only, countryId)}</span>
        </p>
      ) : (
        <fieldset className="hail-services">
          <legend className="label strong">{t('hailService')}</legend>
          {services.map((service) => (
            <label key={service.id}>
              <input
                type="radio"
                name="service"
                checked={service.id === serviceId}
                onChange={() => {
                  setServiceId(service.id);
                  renew();
                }}
              />
              <b>{serviceName(t, service)}</b>
              <span className="label num">{priceWords(service, countryId)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <PlaceField
        label={t('hailWhereTo')}
        text={place.text}
        chosen={place.chosen}
        placeholder={t('hailAnywhere')}
        error={isTyped ? t('hailChoose') : undefined}
        onChange={(text, chosen) => {
          setPlace({ text, chosen });
          renew();
        }}
      />
      {canText ? (
        <Field
          label={t('hailPhone')}
          hint={t('hailPhoneNote')}
          error={wrongPhone}
          type="tel"
          inputMode="tel"
          value={phone}
          maxLength={30}
          autoComplete="off"
          onChange={(event) => {
            setPhone(event.target.value);
            renew();
          }}
        />
      ) : null}
      <p className="label">{t(chosen?.perMinute === '0.00' ? 'hailCashKm' : 'hailCash')}</p>
      <Button type="submit" full className="step" busy={start.isPending} why={isTyped ? t('hailChoose') : undefined}>
        {t('startTrip')}
      </Button>
    </form>
  );
}

/** `/hail`: a driver takes somebody along who stands before the vehicle. */
export function HailScreen() {
  const t = useText();
  const wide = useWide();
  const terms = useHailTerms();
  return (
    <AppShell>
      <main className="page" id="main">
        <BackHead title={t('hailTitle')} href="/driver" />
        {terms.data !== undefined ? (
          terms.data.services.length === 0 ? (
            <EmptyState text={t('hailNone')} />
          ) : (
            <div className="page-columns">
              <HailForm services={terms.data.services} countryId={terms.data.countryId} />
              {wide ? <Around /> : null}
            </div>
          )
        ) : terms.isError ? (
          <ErrorCard whole text={serverMessage(terms.error, t('hailNotLoaded'))} onRetry={() => void terms.refetch()} />
        ) : (
          <div className="stack" aria-busy="true">
            <Skeleton height={120} />
            <Skeleton height={180} />
          </div>
        )}
      </main>
    </AppShell>
  );
}
