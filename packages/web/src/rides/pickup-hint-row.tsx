import { Suspense, useState } from 'react';
import type { ChosenPlace } from '../common/places.ts';
import { lazyPart, useFetchedAhead } from '../platform/lazy-screen.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/states.tsx';
import { usePickupHint } from './pickup-hint-api.ts';
import type { Rider } from './rider-row.tsx';

const PickupHintForm = lazyPart(async () => (await import('./pickup-hint-form.tsx')).PickupHintForm);

/** How the driver recognises the pickup: what was said of it last time, and the way to say it. */
export function PickupHintRow({ pickup, rider }: { pickup: ChosenPlace; rider: Rider | null }) {
  const t = useText();
  const add = rider === null ? t('hintAdd') : t('hintAddFor', { name: rider.name });
  const [open, setOpen] = useState(false);
  const [isNew, setNew] = useState(false);
  const { data } = usePickupHint(pickup);
  useFetchedAhead(PickupHintForm);
  const hint = data?.hint ?? null;
  const beside = [hint?.photoUrl == null || hint.note === null ? [] : t('hintPhoto'), hint?.voiceUrl == null ? [] : t('hintVoice')].flat();
  const said = hint === null ? undefined : (hint.note ?? t('hintPhoto'));
  return (
    <ChoiceRow
      icon="flag"
      text={said === undefined ? add : isNew ? said : t('hintLast', { note: said })}
      note={said === undefined ? t('hintWhy') : beside.length > 0 ? beside.join(' · ') : pickup.address}
    >
      <Button kind="soft" small aria-label={hint === null ? add : t('hintChange')} onClick={() => setOpen(true)}>
        {t(hint === null ? 'hintWrite' : 'change')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('hintTitle')}>
        <Suspense fallback={<Skeleton height={260} />}>
          <PickupHintForm
            pickup={pickup}
            hint={hint}
            onDone={() => {
              setNew(true);
              setOpen(false);
            }}
          />
        </Suspense>
      </Dialog>
    </ChoiceRow>
  );
}
