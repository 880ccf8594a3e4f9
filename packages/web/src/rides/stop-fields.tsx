import { useEffect, useRef } from 'react';
import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { PlaceSearch, type SearchPage } from '../common/place-search.tsx';
import type { ChosenPlace } from '../common/places.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { stopTimes } from './stop-times.ts';
import type { WantedStops } from './use-stops.ts';
import './stop-fields.css';

interface Props {
  readonly stops: WantedStops;
  /** Of the chosen service; null where it makes no stops. */
  readonly terms: NonNullable<PricedService['feeTerms']>['stop'];
  readonly countryId: CountryId;
  /** What tells about when the car is at each. */
  readonly timed: Parameters<typeof stopTimes>;
  readonly pickup: ChosenPlace | null;
  readonly pageOf: (end: string) => SearchPage;
  readonly onSubmit: () => void;
}

/** The stops between pickup and destination: each with a place box, a way out and its place in the order, and the way to one more. */
export function StopFields({ stops, terms, countryId, timed, pickup, pageOf, onSubmit }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const count = stops.list.length;
  const times = stopTimes(...timed);
  const before = useRef(count);
  // Who adds one says where.
  useEffect(() => {
    if (count > before.current) [...(box.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    before.current = count;
  }, [count]);
  return (
    <div className="stop-fields" ref={box}>
      {stops.list.map(({ key, text, place }, i) => (
        <div className="address-line" key={key}>
          <span className="place-mark on-way">{i + 1}</span>
          <PlaceSearch
            label={t('stopN', { n: i + 1 })}
            value={text}
            placeholder={t('askStopPlace')}
            note={place === null || times[i] === undefined ? undefined : t('stopAbout', { time: times[i] })}
            chosen={place}
            from={pickup}
            page={pageOf(`stop ${key}`)}
            onText={(typed) => stops.type(i, typed)}
            onChoose={(chosen) => stops.choose(i, chosen)}
            onSubmit={onSubmit}
          />
          <span className="row stop-acts">
            {i === 0 ? null : <IconButton label={t('stopEarlier', { n: i + 1 })} icon="swap" onClick={() => stops.raise(i)} />}
            <IconButton label={t('stopRemove', { n: i + 1 })} icon="x" onClick={() => stops.remove(i)} />
          </span>
        </div>
      ))}
      {terms !== null && stops.mayAdd ? (
        <button type="button" className="add-stop" onClick={stops.add}>
          <Icon name="plus" size={16} />
          <span className="add-stop-words">
            <span>{t('addStop')}</span>
            <span className="caption num">{t('stopEach', { amount: money(terms.fee, countryId) })}</span>
          </span>
        </button>
      ) : null}
    </div>
  );
}
