import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import { roadArt } from '../art/road-vehicles.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';

/** A motorcycle or a tuk-tuk: drawn where a market has them, and fetched then. */
export function RoadArt({ vehicle }: { vehicle: keyof typeof roadArt }) {
  return <Art svg={roadArt[vehicle]} />;
}

/** One line about a service of the operator's own: how many ride, and the helmet. */
export function OwnNote({ own }: { own: NonNullable<PricedService['own']> }) {
  const t = useText();
  const seats = own.seats === null ? '' : t('serviceSeats', { n: own.seats });
  return <>{[seats, own.helmet ? t('serviceHelmet') : ''].filter((part) => part !== '').join(' · ')}</>;
}
