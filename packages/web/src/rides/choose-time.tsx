import { useState, type FormEvent } from 'react';
import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES, checkPickupAt, minutesBefore } from '@safiri/rules/scheduled/window.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

const pad = (n: number) => String(n).padStart(2, '0');
/** A moment in the form of a date-and-time box, by the phone's clock. */
const boxed = (at: Date) =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** Day and time of a ride for later. */
export function ChooseTime({ onChoose, onNow }: { onChoose: (at: string) => void; onNow: () => void }) {
  const t = useText();
  const [opened] = useState(() => new Date(serverTime()));
  const first = minutesBefore(opened, -BOOK_AHEAD_MINUTES - 5);
  const [text, setText] = useState(() => boxed(first));
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = new Date(text);
    if (checkPickupAt(new Date(serverTime()), at) === 'ok') onChoose(at.toISOString());
    else setRefused(true);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label={t('laterWhen')}
        type="datetime-local"
        value={text}
        min={boxed(first)}
        max={boxed(minutesBefore(opened, -BOOK_AHEAD_DAYS * 24 * 60))}
        hint={t('laterNote')}
        error={refused ? t('laterBounds', { minutes: BOOK_AHEAD_MINUTES, days: BOOK_AHEAD_DAYS }) : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" full>
        {t('laterSet')}
      </Button>
      <Button kind="soft" full onClick={onNow}>
        {t('laterRideNow')}
      </Button>
    </form>
  );
}
