import { useEffect, useEffectEvent, useRef } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';

type State = NonNullable<Ride['destinationChange']>['state'];

/** Tells, while a screen is open, what became of a change that was asked for. */
export function useAnswered(state: State | undefined, onAnswer: (state: State) => void): void {
  const told = useEffectEvent((before: State | undefined) => {
    if (before === 'told' && state !== undefined && state !== 'told') onAnswer(state);
  });
  const before = useRef(state);
  useEffect(() => {
    told(before.current);
    before.current = state;
  }, [state]);
}
