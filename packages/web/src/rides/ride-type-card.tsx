import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { vehicles } from '../art/vehicles.ts';
import { useText } from '../platform/text.ts';
import { Art, Icon } from '../ui/svg.tsx';
import { typeNames, typeNotes } from '../platform/format.ts';

const looks: Record<PassengerRideType, { svc: string; art: string; dark?: string }> = {
  standard: { svc: 'ride', art: vehicles.standard },
  share: { svc: 'grocery', art: vehicles.share },
  premium: { svc: 'drive', art: vehicles.premium, dark: vehicles.premiumD },
  ladies_only: { svc: 'ladies', art: vehicles.ladies },
  scholar: { svc: 'drive', art: vehicles.scholar },
};

interface Props {
  readonly type: PassengerRideType;
  readonly price: string;
  /** The price is the country's "from" price, not a quote for this way. */
  readonly isFrom: boolean;
  /** Minutes of this trip, or the card's label while there is no quote. */
  readonly time: string;
  /** When a car could come and when it would be there, as far as that is known. */
  readonly arrival: string | undefined;
  readonly loading: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One ride type: vehicle, name, a line, price, minutes. */
export function RideTypeCard({ type, price, isFrom, time, arrival, loading, chosen, onChoose }: Props) {
  const t = useText();
  const { svc, art, dark } = looks[type];
  return (
    <label className="ride-type" data-svc={svc} data-chosen={chosen}>
      <input className="visually-hidden" type="radio" name="rideType" value={type} checked={chosen} onChange={onChoose} />
      <span className="tick">
        <Icon name="check" size={16} />
      </span>
      {dark === undefined ? (
        <Art svg={art} />
      ) : (
        <>
          <Art svg={art} className="art-box by-day" />
          <Art svg={dark} className="art-box by-night" />
        </>
      )}
      <span>
        <span className="ride-type-name">{t(typeNames[type])}</span>
        <span className="ride-type-about">{t(typeNotes[type])}</span>
      </span>
      <span className="ride-type-price num">
        {loading ? (
          <span className="skeleton price-sk" />
        ) : (
          <b>
            {isFrom ? <small>{t('from')} </small> : null}
            {price}
          </b>
        )}
        <span>{time}</span>
      </span>
      {arrival === undefined ? null : <span className="ride-type-arrival num">{arrival}</span>}
    </label>
  );
}
