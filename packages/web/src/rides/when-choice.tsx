import { Suspense, useState } from 'react';
import { lazyPart, useFetchedAhead } from '../platform/lazy-screen.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/states.tsx';
import type { Rider } from './rider-row.tsx';
import { pickupTime } from './scheduled-api.ts';

const ChooseTime = lazyPart(async () => (await import('./choose-time.tsx')).ChooseTime);

/** Now, or later: the row that says which, and the way to change it (requirement REQ-49). */
export function WhenChoice({
  at,
  zone,
  rider,
  isGoing,
  onChange,
}: {
  at: string | null;
  /** Of the city at the pickup, as the IANA names it. */
  zone: string;
  /** Somebody else who rides. */
  rider: Rider | null;
  /** Both ends are known: before that hardly anybody chooses a time, and the map has the network to itself. */
  isGoing: boolean;
  onChange: (at: string | null) => void;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const now = rider === null ? t('laterNow') : t('laterNowFor', { name: rider.name });
  useFetchedAhead(ChooseTime, isGoing);
  const choose = (value: string | null) => {
    onChange(value);
    setOpen(false);
  };
  return (
    <ChoiceRow icon="clock" text={at === null ? now : pickupTime(at, zone)} {...(at === null ? {} : { note: t('laterFixed') })}>
      <Button kind="soft" small onClick={() => setOpen(true)}>
        {t(at === null ? 'schedule' : 'change')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('schedule')} className="from-below">
        <Suspense fallback={<Skeleton height={180} />}>
          <ChooseTime zone={zone} onChoose={choose} onNow={() => choose(null)} />
        </Suspense>
      </Dialog>
    </ChoiceRow>
  );
}
