import { useState } from 'react';
import type { Point } from '@safiri/rules/places/geo.ts';
import { PlaceSearch } from './place-search.tsx';
import { currentPosition, namePoint, type ChosenPlace } from './places.ts';

/** A place box of a form: what was chosen, or only what was typed, for the server to find. */
export function PlaceField({
  label,
  text,
  near,
  withCurrent = false,
  onChange,
}: {
  label: string;
  text: string;
  near: Point | undefined;
  withCurrent?: boolean;
  onChange: (text: string, place: ChosenPlace | null) => void;
}) {
  const [asking, setAsking] = useState(false);
  const here = async () => {
    setAsking(true);
    const point = await currentPosition();
    setAsking(false);
    if (point === undefined) return;
    const place = await namePoint(point);
    onChange(place.address, place);
  };
  return (
    <div className="place-field" aria-busy={asking}>
      <PlaceSearch
        label={label}
        value={text}
        near={near}
        onText={(typed) => onChange(typed, null)}
        onChoose={(place) => onChange(place.address, place)}
        onSubmit={() => {}}
        {...(withCurrent ? { onCurrentLocation: () => void here() } : {})}
      />
    </div>
  );
}
