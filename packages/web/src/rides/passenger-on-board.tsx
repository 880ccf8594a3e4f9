import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { PersonTiles } from './person-tiles.tsx';

/** To a driver who is under way with somebody: who sits in the car, in one line. What counts is the road. */
export function PassengerOnBoard({ ride: { passenger, chat }, tiles }: { ride: Ride; tiles: ReactNode }) {
  const t = useText();
  return (
    <section aria-label={t('passenger')} className="counterpart" data-row="8">
      <p className="row">
        <b>{passenger.name}</b>
        <Stars rating={passenger.rating} />
      </p>
      <PersonTiles person={passenger} tiles={tiles} bySms={chat === false} />
    </section>
  );
}
