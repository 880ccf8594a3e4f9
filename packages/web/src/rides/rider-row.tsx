import { Suspense, useState } from 'react';
import { lazyPart, useFetchedAhead } from '../platform/lazy-screen.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/states.tsx';

/** Somebody else who rides. */
export interface Rider {
  readonly name: string;
  readonly phone: string;
}

const RiderForm = lazyPart(async () => (await import('./rider-form.tsx')).RiderForm);

/** Who rides: the person, or somebody else, whom the driver then asks for. */
export function RiderRow({
  rider,
  isAhead,
  onChange,
}: {
  rider: Rider | null;
  /** A ride that is booked ahead is the person's own. */
  isAhead: boolean;
  onChange: (rider: Rider | null) => void;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  useFetchedAhead(RiderForm);
  return (
    <ChoiceRow
      icon="user"
      text={rider === null ? t('riderMe') : t('riderFor', { name: rider.name })}
      note={rider === null ? t(isAhead ? 'riderNow' : 'riderWhy') : rider.phone}
    >
      {isAhead ? null : (
        <Button kind="soft" small aria-label={t('riderChange')} onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t('riderTitle')}>
        <Suspense fallback={<Skeleton height={260} />}>
          <RiderForm
            rider={rider}
            onChoose={(chosen) => {
              onChange(chosen);
              setOpen(false);
            }}
          />
        </Suspense>
      </Dialog>
    </ChoiceRow>
  );
}
