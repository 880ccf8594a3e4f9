import { Suspense } from 'react';
import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import { vehicles } from '../art/vehicles.ts';
import { onlyVehicle } from '../common/only-vehicle.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Art, Icon } from '../ui/svg.tsx';
import { typeNotes } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';

interface Look {
  readonly svc: string;
  readonly art: string;
  readonly dark?: string;
}

const looks: Record<keyof typeof typeNotes, Look> = {
  standard: { svc: 'ride', art: vehicles.standard },
  share: { svc: 'grocery', art: vehicles.share },
  premium: { svc: 'drive', art: vehicles.premium, dark: vehicles.premiumD },
  ladies_only: { svc: 'ladies', art: vehicles.ladies },
  scholar: { svc: 'drive', art: vehicles.scholar },
};

/** What comes when a market has such a service. */
const ownPart = async () => (await Promise.all([import('./own-service.tsx'), enterRoom('rides-pickup')]))[0];
const RoadArt = lazyPart(async () => (await ownPart()).RoadArt);
const OwnNote = lazyPart(async () => (await ownPart()).OwnNote);

interface Props {
  /** Of the service. */
  readonly id: string;
  readonly service: PricedService;
  /** Nothing peeps out below the last one. */
  readonly isLast: boolean;
  /** Undefined of what can't be had for this way. */
  readonly price: string | undefined;
  /** The price without the code that it is with. */
  readonly before: string | undefined;
  /** The price is the country's "from" price, not a quote for this way. */
  readonly isFrom: boolean;
  /** When it arrives or how long it takes; the card's label while there is no quote. */
  readonly time: string;
  /** Why it is likely to be asked for in vain, or can't be: no car is near, it makes no stops. */
  readonly lacks: string | undefined;
  readonly loading: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Pixels of the next one that are seen where the sheet ends: it tells that there are more. */
const PEEK_PX = 32;

/** One ride type: vehicle, name, a line, price, and one time. */
export function RideTypeCard({ id, service, isLast, price, before, isFrom, time, lacks, loading, chosen, onChoose }: Props) {
  const t = useText();
  const { svc, art, dark } = service.type in looks ? looks[service.type as keyof typeof looks] : looks.standard;
  const vehicle = onlyVehicle(service);
  return (
    <label className="ride-type" data-svc={svc} data-chosen={chosen} data-none={lacks !== undefined} data-row={isLast ? 0 : PEEK_PX}>
      <input className="visually-hidden" type="radio" name="rideType" value={id} checked={chosen} onChange={onChoose} />
      <span className="tick">
        <Icon name="check" size={16} />
      </span>
      {vehicle !== undefined ? (
        <Suspense fallback={<span className="vehicle" />}>
          <RoadArt vehicle={vehicle} />
        </Suspense>
      ) : dark === undefined ? (
        <Art svg={art} />
      ) : (
        <>
          <Art svg={art} className="art-box by-day" />
          <Art svg={dark} className="art-box by-night" />
        </>
      )}
      <span>
        <span className="ride-type-name">{serviceName(t, { rideType: service.type, service: service.own })}</span>
        <span className="ride-type-about">
          {service.own === null ? (
            t(typeNotes[service.type as keyof typeof typeNotes])
          ) : (
            <Suspense fallback={null}>
              <OwnNote own={service.own} />
            </Suspense>
          )}
        </span>
      </span>
      <span className="ride-type-price num">
        {loading ? (
          <span className="skeleton price-sk" />
        ) : price === undefined ? null : (
          <b>
            {isFrom ? <small>{t('from')} </small> : null}
            {before === undefined ? null : <s className="price-before">{before}</s>}
            {price}
          </b>
        )}
        <span>{lacks ?? time}</span>
      </span>
    </label>
  );
}
