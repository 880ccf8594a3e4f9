import { useState } from 'react';
import { STOPS_AT_MOST } from '@safiri/rules/rides/stops.ts';
import type { ChosenPlace } from '../common/places.ts';

/** A stop as far as the person has said it. */
interface WantedStop {
  readonly key: number;
  readonly text: string;
  readonly place: ChosenPlace | null;
}

/** Where a wanted ride stops on its way. */
export interface WantedStops {
  readonly list: readonly WantedStop[];
  /** Those that are places by now, in order. */
  readonly chosen: readonly ChosenPlace[];
  readonly mayAdd: boolean;
  readonly add: () => void;
  readonly remove: (index: number) => void;
  /** Before the one that comes before it. */
  readonly raise: (index: number) => void;
  readonly type: (index: number, text: string) => void;
  readonly choose: (index: number, place: ChosenPlace) => void;
}

export function useStops(first: readonly ChosenPlace[]): WantedStops {
  const [list, setList] = useState<readonly WantedStop[]>(() => first.map((place, key) => ({ key, text: place.address, place })));
  const change = (index: number, to: Partial<WantedStop>) => setList(list.map((stop, i) => (i === index ? { ...stop, ...to } : stop)));
  return {
    list,
    chosen: list.flatMap(({ place }) => (place === null ? [] : [place])),
    mayAdd: list.length < STOPS_AT_MOST,
    add: () => setList([...list, { key: Math.max(-1, ...list.map(({ key }) => key)) + 1, text: '', place: null }]),
    remove: (index) => setList(list.filter((_, i) => i !== index)),
    raise: (index) => setList(list.map((stop, i) => (i === index - 1 ? list[index] : i === index ? list[index - 1] : stop) ?? stop)),
    type: (index, text) => change(index, { text, place: null }),
    choose: (index, place) => change(index, { text: place.address, place }),
  };
}
