import { numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from './svg.tsx';

/** The first letter of a name in a petal-cornered square. */
export function Avatar({ name, size = 48 }: { name: string; size?: number }) {
  return (
    <span className="avatar letter" style={{ width: size, height: size }} aria-hidden="true">
      {name.trim()[0]?.toUpperCase() ?? '?'}
    </span>
  );
}

/** A real average; somebody, or a shop, that nobody has rated yet is new (product §8). */
export function Stars({ rating, outOf = '', decimals = 1 }: { rating: number | null; outOf?: string; decimals?: number }) {
  const t = useText();
  return (
    <span className="label num row stars">
      <Icon name="star" size={15} filled={rating !== null} />
      {rating === null ? t('ratingNew') : `${numberText(rating, decimals)}${outOf}`}
    </span>
  );
}

export function Plate({ text }: { text: string }) {
  return <span className="plate num">{text}</span>;
}

/** Pickup and dropoff as they are marked on the map. */
export function RouteMarks() {
  return (
    <span className="route-marks" aria-hidden="true">
      <span className="place-mark" />
      <span className="dots" />
      <span className="place-mark destination" />
    </span>
  );
}
