import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { schedule } from '@safiri/contract/scheduled/calls.ts';
import { scheduledPaths } from '@safiri/contract/scheduled/paths.ts';
import { BOOK_AHEAD_DAYS, BOOK_AHEAD_MINUTES, checkPickupAt, minutesBefore } from '@safiri/rules/scheduled/window.ts';
import { callApi } from '../app/api-client.ts';
import { clockTime, weekday } from '../app/format.ts';
import { queryClient } from '../app/query.ts';
import { useStreamEvent } from '../app/stream.ts';
import { useText } from '../app/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';

export type Booking = BodyIn<typeof schedule>;

const listKey = [scheduledPaths.list];

const renew = () => void queryClient.invalidateQueries({ queryKey: listKey });

/** Own bookings; whenever one begins or comes to nothing its passenger is told, and the list is asked for again. */
export function useScheduled() {
  useStreamEvent('notification', renew);
  return useQuery({ queryKey: listKey, queryFn: () => callApi(scheduledPaths.list), staleTime: 0 });
}

export function useScheduleRide() {
  return useMutation({
    mutationFn: ({ body, key }: { body: Booking; key: string }) => callApi(scheduledPaths.schedule, { body, idempotencyKey: key }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useCancelScheduled() {
  return useMutation({
    mutationFn: (id: number) => callApi(scheduledPaths.cancel, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

/** Day and time of a pickup, as people say it. */
export const pickupTime = (at: string): string => `${weekday(at)}, ${clockTime(at)}`;

const pad = (n: number) => String(n).padStart(2, '0');
/** A moment in the form of a date-and-time box, by the phone's clock. */
const boxed = (at: Date) =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

function ChooseTime({ onChoose, onNow }: { onChoose: (at: string) => void; onNow: () => void }) {
  const t = useText();
  const [opened] = useState(() => new Date());
  const first = minutesBefore(opened, -BOOK_AHEAD_MINUTES - 5);
  const [text, setText] = useState(() => boxed(first));
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = new Date(text);
    if (checkPickupAt(new Date(), at) === 'ok') onChoose(at.toISOString());
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

/** Now, or later: the row that says which, and the way to change it (requirement REQ-49). */
export function WhenChoice({ at, onChange }: { at: string | null; onChange: (at: string | null) => void }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const choose = (value: string | null) => {
    onChange(value);
    setOpen(false);
  };
  return (
    <ChoiceRow icon="clock" text={at === null ? t('laterNow') : pickupTime(at)} {...(at === null ? {} : { note: t('laterFixed') })}>
      <Button kind="soft" small onClick={() => setOpen(true)}>
        {t(at === null ? 'schedule' : 'change')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('schedule')}>
        <ChooseTime onChoose={choose} onNow={() => choose(null)} />
      </Dialog>
    </ChoiceRow>
  );
}
