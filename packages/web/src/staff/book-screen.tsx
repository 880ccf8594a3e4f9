import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { PlaceField } from '../common/place-field.tsx';
import type { ChosenPlace } from '../common/places.ts';
import { ApiError, isRetryable, serverMessage } from '../platform/api-client.ts';
import { km, money } from '../platform/format.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Map } from '../ui/map.tsx';
import { toast } from '../ui/toast.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useBook, useFares, useFindCaller } from './book-api.ts';
import { BookTypes, fareIn } from './book-types.tsx';
import { CallerCard } from './caller-card.tsx';
import '../ui/pick.css';
import './book.css';

/** Milliseconds without a digit before it is asked whose number it is. */
const PAUSE_MS = 600;
/** With fewer digits it is no number yet. */
const DIGITS = 9;

interface Place {
  readonly text: string;
  readonly chosen: ChosenPlace | null;
}
const nowhere: Place = { text: '', chosen: null };

/** `/staff/book`: a ride for somebody who calls, in five fields, with the places where that number rode last. */
export function BookScreen() {
  const t = useText();
  const wide = useWide();
  const { canText } = useAppSettings();
  const [, go] = useLocation();
  const [phone, setPhone] = useState('');
  const [typedName, setName] = useState<string>();
  const [pickup, setPickup] = useState(nowhere);
  const [dropoff, setDropoff] = useState(nowhere);
  const [wished, setRideType] = useState('standard');
  const { mutate: find, data: found, error: unknown, variables: asked, reset: forget } = useFindCaller();
  const fares = useFares(pickup.chosen, dropoff.chosen);
  const book = useBook();
  const key = useRef('');

  const number = phone.trim();
  useEffect(() => {
    if (number.replaceAll(/\D/g, '').length < DIGITS) return undefined;
    const timer = setTimeout(() => find(number), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [number, find]);
  const caller = asked === number ? found : undefined;
  const name = typedName ?? caller?.name ?? '';
  // A market may not have what was chosen before: then its first one is meant.
  const priced = fareIn(fares.data, wished);
  const rideType = priced?.rideType ?? wished;
  const fare = priced?.fare;
  // Another wish than the one before is no repetition of it.
  const wish = [number, name, pickup.chosen?.address, dropoff.chosen?.address, rideType, fare].join('\n');
  useEffect(() => {
    key.current = crypto.randomUUID();
  }, [wish]);

  const missing = [
    caller === undefined ? t('bookPhone') : null,
    name.trim() === '' ? t('bookName') : null,
    pickup.chosen === null ? t('pickupLocation') : null,
    dropoff.chosen === null ? t('bookTo') : null,
  ].filter((what) => what !== null);
  const why =
    caller !== undefined && caller.rideId !== null
      ? t('bookHasRide')
      : missing.length > 0
        ? t('bookNeeds', { what: missing.join(', ') })
        : fare === undefined
          ? t('bookPriceComes')
          : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (why !== undefined || caller === undefined || fare === undefined || pickup.chosen === null || dropoff.chosen === null) return;
    const wanted = { name: name.trim(), phone: caller.phone, pickup: pickup.chosen, dropoff: dropoff.chosen, rideType, fare };
    book.mutate(
      { key: key.current, wanted },
      {
        onSuccess: ({ rideId }) => {
          toast({ title: t('bookDone') });
          go(`/staff/trip/${rideId}`);
        },
        onError: (error) => {
          // A lost answer is asked for again under the same key: the ride may be booked.
          if (!isRetryable(error)) key.current = crypto.randomUUID();
          const code = error instanceof ApiError ? error.problem?.code : undefined;
          if (code === 'fare_changed') void fares.refetch();
          if (code === 'rider_has_ride') find(number);
        },
      },
    );
  };
  const set = (put: (place: Place) => void) => (text: string, chosen: ChosenPlace | null) => put({ text, chosen });
  /** A place of before goes where one is missing: first where they are, then where they go. */
  const takePlace = (place: ChosenPlace) => (pickup.chosen === null ? setPickup : setDropoff)({ text: place.address, chosen: place });

  return (
    <div className="stack book">
      <h1 className="h1 section-name">{t('sectionBook')}</h1>
      <div className="book-columns">
        <form className="card doc form book-form" noValidate onSubmit={submit}>
          <Field
            label={t('bookPhone')}
            hint={caller === undefined ? t('bookPhoneHint') : undefined}
            type="tel"
            inputMode="tel"
            value={phone}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => {
              setPhone(event.target.value);
              setName(undefined);
              forget();
            }}
          />
          <Field label={t('bookName')} value={name} maxLength={80} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          <CallerCard caller={caller} error={asked === number ? unknown : null} />
          {caller === undefined || caller.places.length === 0 ? null : (
            <div className="picks" role="group" aria-label={t('bookLast')}>
              <p className="label">{t('bookLast')}</p>
              {caller.places.map((place) => (
                <button key={place.address} type="button" className="pick" onClick={() => takePlace(place)}>
                  {place.address}
                </button>
              ))}
            </div>
          )}
          <PlaceField label={t('pickupLocation')} text={pickup.text} chosen={pickup.chosen} onChange={set(setPickup)} />
          <PlaceField
            label={t('bookTo')}
            text={dropoff.text}
            chosen={dropoff.chosen}
            from={pickup.chosen}
            error={fares.isError ? serverMessage(fares.error, t('staffTryLater')) : undefined}
            onChange={set(setDropoff)}
          />
          <BookTypes quote={fares.data} mayLadies={caller?.hasAccount === true} chosen={rideType} onChoose={setRideType} />
          {fares.data === undefined ? null : (
            <p className="label strong num" role="status">
              {`${km(fares.data.distance)} · ${t('bookTakes', { n: fares.data.duration })}`}
            </p>
          )}
          <p className="caption">{t(canText ? 'bookCash' : 'bookCashNoText')}</p>
          {book.error === null ? null : (
            <p className="field-error" role="alert">
              {serverMessage(book.error, t('staffTryLater'))}
            </p>
          )}
          <div className="card-foot stack">
            <Button type="submit" full busy={book.isPending} why={why}>
              {fare === undefined || fares.data === undefined ? t('bookDoPlain') : t('bookDo', { fare: money(fare, fares.data.countryId) })}
            </Button>
          </div>
        </form>
        {wide ? (
          <div className="book-map">
            <Map
              pickup={pickup.chosen ?? undefined}
              dropoff={dropoff.chosen ?? undefined}
              path={pickup.chosen === null || dropoff.chosen === null ? undefined : [pickup.chosen, dropoff.chosen]}
              dashed
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
