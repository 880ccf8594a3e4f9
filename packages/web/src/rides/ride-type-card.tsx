import { passengerRideTypes, type PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
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
  /** When it arrives or how long it takes; the card's label while there is no quote. */
  readonly time: string;
  /** No car is near: it may be asked for, but is likely to be in vain. */
  readonly lacksCar: boolean;
  readonly loading: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** Pixels of the next one that are seen where the sheet ends: it tells that there are more. */
const PEEK_PX = 32;

/** One ride type: vehicle, name, a line, price, and one time. */
export function RideTypeCard({ type, price, isFrom, time, lacksCar, loading, chosen, onChoose }: Props) {
  const t = useText();
  const { svc, art, dark } = looks[type];
  return (
    <label
      className="ride-type"
      data-svc={svc}
      data-chosen={chosen}
      data-none={lacksCar}
      data-row={type === passengerRideTypes.at(-1) ? 0 : PEEK_PX}
    >
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
        <span>{lacksCar ? t('noCarNear') : time}</span>
      </span>
    </label>
  );
}
