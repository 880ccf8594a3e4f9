import { useId, useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { PlaceSearch } from './place-search.tsx';
import { currentPosition, namePoint, type ChosenPlace } from './places.ts';
import { useText } from '../platform/text.ts';
import '../ui/field-marks.css';

/** A place box of a form: what was chosen, or only what was typed so far. */
export function PlaceField({
  label,
  text,
  chosen,
  from = null,
  withCurrent = false,
  hint,
  error,
  placeholder,
  onChange,
}: {
  label: string;
  text: string;
  chosen: ChosenPlace | null;
  from?: ChosenPlace | null;
  withCurrent?: boolean;
  /** What else choosing a place does. */
  hint?: string | undefined;
  /** What to do about it, when it holds a form up. */
  error?: string | undefined;
  placeholder?: string | undefined;
  onChange: (text: string, place: ChosenPlace | null) => void;
}) {
  const t = useText();
  const note = useId();
  const [asking, setAsking] = useState(false);
  const here = async () => {
    setAsking(true);
    const point = await currentPosition();
    setAsking(false);
    if (point === undefined) {
      toast({ title: t('positionUnknownTitle'), text: t('positionUnknown'), tone: 'bad' });
      return;
    }
    const place = await namePoint(point);
    onChange(place.address, place);
  };
  return (
    <div className="place-field" aria-busy={asking}>
      <PlaceSearch
        label={label}
        value={text}
        chosen={chosen}
        from={from}
        {...(placeholder === undefined ? {} : { placeholder })}
        noteId={error === undefined && hint === undefined ? undefined : note}
        isWrong={error !== undefined}
        onText={(typed) => onChange(typed, null)}
        onChoose={(place) => onChange(place.address, place)}
        {...(withCurrent ? { onCurrentLocation: () => void here() } : {})}
      />
      {error === undefined && hint === undefined ? null : (
        <p className={error === undefined ? 'caption' : 'field-error'} id={note}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
