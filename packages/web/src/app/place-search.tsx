import { useDeferredValue, useId, useRef, useState } from 'react';
import type { Point } from '@safiri/rules/places/geo.ts';
import { km } from './format.ts';
import { useText } from './text.ts';
import { Icon } from '../ui/svg.tsx';
import { usePlaces, type ChosenPlace } from './places.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly near: Point | undefined;
  readonly autoFocus?: boolean;
  /** Offers the phone's own position as the first choice. */
  readonly onCurrentLocation?: () => void;
  readonly onText: (text: string) => void;
  readonly onChoose: (place: ChosenPlace) => void;
  /** Enter without a choice. */
  readonly onSubmit: () => void;
}

/** A place box with suggestions, nearest first: a combobox that works by keyboard, finger and screen reader. */
export function PlaceSearch({ label, value, near, autoFocus = false, onCurrentLocation, onText, onChoose, onSubmit }: Props) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const text = useDeferredValue(open ? value : '');
  const { data } = usePlaces(text.trim(), near === undefined ? undefined : `${near.lat.toFixed(3)},${near.lng.toFixed(3)}`, open);
  const found = data?.places ?? [];
  const extra = onCurrentLocation === undefined ? 0 : 1;
  const count = found.length + extra;
  const choose = (i: number) => {
    setOpen(false);
    input.current?.blur();
    const place = found[i - extra];
    if (i < extra) onCurrentLocation?.();
    else if (place !== undefined)
      onChoose({ lat: place.lat, lng: place.lng, address: place.area === '' ? place.name : `${place.name}, ${place.area}` });
  };
  return (
    <div className="place-search">
      <label className="k" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="v"
        role="combobox"
        aria-expanded={open && count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && count > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus={autoFocus}
        value={value}
        maxLength={120}
        onFocus={(event) => {
          setOpen(true);
          setActive(0);
          event.target.select();
        }}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpen(true);
            setActive((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % Math.max(1, count));
          } else if (event.key === 'Enter') {
            event.preventDefault();
            if (open && value.trim() !== '' && count > extra) choose(Math.max(active, extra));
            else onSubmit();
          } else if (event.key === 'Escape') setOpen(false);
        }}
      />
      {open && count > 0 ? (
        <ul className="place-list" id={`${id}-list`} role="listbox" aria-label={label}>
          {onCurrentLocation === undefined ? null : (
            <li
              id={`${id}-0`}
              role="option"
              aria-selected={active === 0}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(0)}
            >
              <Icon name="locate" size={20} />
              <span>
                <b>{t('currentLocation')}</b>
              </span>
            </li>
          )}
          {found.map((place, i) => (
            <li
              key={place.id}
              id={`${id}-${i + extra}`}
              role="option"
              aria-selected={active === i + extra}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(i + extra)}
            >
              <Icon name="flag" size={20} />
              <span>
                <b>{place.name}</b>
                <span className="cap">{place.area}</span>
              </span>
              {place.distanceMeters === null ? null : <span className="cap num">{km(place.distanceMeters / 1000)}</span>}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
