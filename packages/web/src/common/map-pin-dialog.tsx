import type { ReplyOf } from '@safiri/contract/call.ts';
import type { nearestPlace } from '@safiri/contract/places/calls.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { destination, type Point } from '@safiri/rules/places/geo.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Map } from '../ui/map.tsx';
import { callApi } from '../platform/api-client.ts';
import { translate, useText } from '../platform/text.ts';
import type { ChosenPlace } from './places.ts';
import { pointName } from './point-name.ts';
import { typedPoint } from './typed-point.ts';
import './map-pin-dialog.css';

type Stop = NonNullable<ReplyOf<typeof nearestPlace>['stop']>;

const STEP_METERS = 100;
/** Compass bearings of the buttons, degrees. */
const steps = [
  ['pinNorth', 0],
  ['pinWest', 270],
  ['pinEast', 90],
  ['pinSouth', 180],
] as const;

/** A point: what it is called, and where a car may stop for somebody there. */
async function lookAt(point: Point): Promise<{ address: string; stop: Stop | null }> {
  const near = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
  const { place, stop } = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => ({ place: null, stop: null }));
  return { address: pointName(translate, point, place), stop };
}

/** The place where the driver stops, called by its street unless something else is right there. */
async function stopAt({ lat, lng, street }: Stop, text: string): Promise<ChosenPlace> {
  if (text !== '') return { lat, lng, address: text };
  const { address } = await lookAt({ lat, lng });
  return { lat, lng, address: street === null || address.includes(street) ? address : street };
}

/** So near to the street the pin stands in it, metres. */
const IN_STREET_METERS = 8;

/** Where the driver stops, in words. */
function stopWords(t: ReturnType<typeof useText>, { street, distanceMeters: meters }: Stop): string {
  if (street === null) return t('pinStopUnnamed', { meters });
  return meters <= IN_STREET_METERS ? t('pinStopHere', { street }) : t('pinStop', { street, meters });
}

function Pin({ text, start, isPickup, onUse }: Omit<Props, 'open' | 'onClose'>) {
  const t = useText();
  const degrees = typedPoint(text);
  const [at, setAt] = useState<Point>(degrees ?? start);
  // Ten metres give no other name.
  const key = `${at.lat.toFixed(4)},${at.lng.toFixed(4)}`;
  const { data: seen } = useQuery({ queryKey: ['point-name', key], queryFn: () => lookAt(at), placeholderData: (before) => before });
  const typed = degrees === undefined ? text : '';
  const stop = isPickup ? (seen?.stop ?? undefined) : undefined;
  const use = async () => {
    const here = await lookAt(at);
    if (isPickup && here.stop !== null) onUse(await stopAt(here.stop, typed));
    else onUse({ lat: at.lat, lng: at.lng, address: typed === '' ? here.address : typed });
  };
  return (
    <div className="pin-in">
      <div className="pin-map">
        <Map aim={{ at, onMove: setAt }} pickup={stop} />
      </div>
      <div className="pin-how">
        <p className="label">{t('pinHow')}</p>
        <div className="pin-steps">
          {steps.map(([name, bearing]) => (
            <IconButton
              key={name}
              icon="up"
              label={t(name)}
              style={{ rotate: `${bearing}deg` }}
              onClick={() => setAt(destination(at, bearing, STEP_METERS))}
            />
          ))}
        </div>
      </div>
      <p className="title" role="status">
        {typed === '' ? null : <b>{typed} · </b>}
        {seen?.address}
        {stop === undefined ? null : (
          <span className="label pin-stop">
            <span aria-hidden="true" className="pin-stop-mark" />
            {stopWords(t, stop)}
          </span>
        )}
      </p>
      <Button full onClick={() => void use()}>
        {t(isPickup ? 'pinPickup' : 'pinUse')}
      </Button>
    </div>
  );
}

interface Props {
  readonly open: boolean;
  /** What was typed for the place: it goes along as its address, the pin decides where it is. */
  readonly text: string;
  readonly start: Point;
  /** A driver comes there: the point becomes the nearest place in a street where a car may stop. */
  readonly isPickup: boolean;
  readonly onClose: () => void;
  readonly onUse: (place: ChosenPlace) => void;
}

/** Any point at all, by a pin that stands still over a map that moves, or by buttons where there is no map (product §7). */
export function PinDialog({ open, onClose, ...pin }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={useText()('placeOnMap')} tall>
      <Pin {...pin} />
    </Dialog>
  );
}
