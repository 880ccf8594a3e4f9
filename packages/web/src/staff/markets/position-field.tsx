import { useState } from 'react';
import type { Position } from '@safiri/rules/markets/document.ts';
import { PinDialog } from '../../common/map-pin-dialog.tsx';
import { typedPoint } from '../../common/typed-point.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

export const isPosition = (value: unknown): value is Position => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

const pointText = ([lng, lat]: Position) => `${lat}, ${lng}`;

/** A position as degrees that are typed. */
export function PositionField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: Position;
  error?: string | undefined;
  onChange: (to: Position) => void;
}) {
  const [text, setText] = useState<string>();
  return (
    <Field
      label={label}
      autoComplete="off"
      value={text ?? pointText(value)}
      error={error}
      onChange={(event) => {
        setText(event.target.value);
        const point = typedPoint(event.target.value);
        if (point !== undefined) onChange([point.lng, point.lat]);
      }}
      onBlur={() => setText(undefined)}
    />
  );
}

/** The same, that a pin on the map sets too. */
export function PinnedField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: Position;
  error?: string | undefined;
  onChange: (to: Position) => void;
}) {
  const t = useText();
  const [isPinning, setPinning] = useState(false);
  const [lng, lat] = value;
  return (
    <div className="city-pinned">
      <PositionField label={label} value={value} error={error} onChange={onChange} />
      <Button kind="soft" small icon="pin" onClick={() => setPinning(true)}>
        {t('placeOnMap')}
      </Button>
      {isPinning ? (
        <PinDialog
          open
          text=""
          start={{ lat, lng }}
          isPickup={false}
          onClose={() => setPinning(false)}
          onUse={(point) => {
            setPinning(false);
            // To about a metre.
            onChange([Number(point.lng.toFixed(5)), Number(point.lat.toFixed(5))]);
          }}
        />
      ) : null}
    </div>
  );
}
