import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { destination, isPoint, type Point } from '@safiri/rules/places/geo.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Map } from '../ui/map.tsx';
import { namePoint, type ChosenPlace } from './places.ts';
import { useText } from '../platform/text.ts';
import './map-pin-dialog.css';

const STEP_METERS = 100;
/** Compass bearings of the buttons, degrees. */
const steps = [
  ['pinNorth', 0],
  ['pinWest', 270],
  ['pinEast', 90],
  ['pinSouth', 180],
] as const;

/** The point that somebody typed in degrees. */
function typedPoint(text: string): Point | undefined {
  const [lat, lng, ...rest] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const point = { lat, lng };
  return rest.length === 0 && isPoint(point) ? point : undefined;
}

function Pin({ text, start, onUse }: { text: string; start: Point; onUse: (place: ChosenPlace) => void }) {
  const t = useText();
  const degrees = typedPoint(text);
  const [at, setAt] = useState<Point>(degrees ?? start);
  // Ten metres give no other name.
  const key = `${at.lat.toFixed(4)},${at.lng.toFixed(4)}`;
  const { data: named } = useQuery({ queryKey: ['point-name', key], queryFn: () => namePoint(at), placeholderData: (before) => before });
  const isAddress = text !== '' && degrees === undefined;
  const use = async () => {
    const address = isAddress ? text : (await namePoint(at)).address;
    onUse({ lat: at.lat, lng: at.lng, address });
  };
  return (
    <div className="pin-in">
      <div className="pin-map">
        <Map aim={{ at, onMove: setAt }} />
      </div>
      <p className="label">{t('pinHow')}</p>
      <div className="pin-steps">
        {steps.map(([name, bearing]) => (
          <Button key={name} kind="soft" small onClick={() => setAt(destination(at, bearing, STEP_METERS))}>
            {t(name)}
          </Button>
        ))}
      </div>
      <p className="title" role="status">
        {isAddress ? <b>{text} · </b> : null}
        {named?.address}
      </p>
      <Button full onClick={() => void use()}>
        {t('pinUse')}
      </Button>
    </div>
  );
}

/** Any point at all, by a pin that stands still over a map that moves, or by buttons where there is no map (product §7). */
export function PinDialog({
  open,
  text,
  start,
  onClose,
  onUse,
}: {
  open: boolean;
  /** What was typed for the place: it goes along as its address, the pin decides where it is. */
  text: string;
  start: Point;
  onClose: () => void;
  onUse: (place: ChosenPlace) => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={useText()('placeOnMap')} tall>
      <Pin text={text} start={start} onUse={onUse} />
    </Dialog>
  );
}
