import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { MarkKind } from '@safiri/rules/rides/marks.ts';
import { heartPath } from '../art/heart.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useMarkOther } from './mark-api.ts';
import './after-ride.css';

/** The heart that makes a driver the passenger's favourite, and takes it back. */
function Favourite({
  name,
  on,
  busy,
  isCourier,
  onChange,
}: {
  name: string;
  on: boolean;
  busy: boolean;
  isCourier: boolean;
  onChange: (mark: MarkKind | null) => void;
}) {
  const t = useText();
  return (
    <li>
      <button
        type="button"
        className="act-row favourite"
        aria-pressed={on}
        disabled={busy}
        onClick={() => onChange(on ? null : 'favourite')}
      >
        <svg className="heart" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
          <path d={heartPath} />
        </svg>
        <span className="grow">{t(isCourier ? 'favouriteCourier' : 'favouriteDriver')}</span>
        {on ? <Icon name="check" size={20} /> : null}
      </button>
      {on ? <p className="caption act-note">{t('favouriteNote', { name })}</p> : null}
    </li>
  );
}

interface Props {
  readonly ride: Pick<Ride, 'id' | 'myMark'>;
  readonly isDriver: boolean;
  /** The other side brought something. */
  readonly isCourier?: boolean;
  readonly name: string;
  readonly onMarked?: () => void;
}

/**
 * What one says of the other side for the trips to come: a passenger's favourite driver, or never again, which is asked about
 * before it holds. The other is never told.
 */
export function MarkOther({ ride, isDriver, isCourier = false, name, onMarked }: Props) {
  const t = useText();
  const mark = useMarkOther(ride.id);
  const [asking, setAsking] = useState(false);
  // A ride that was kept on the phone by an older version says nothing of it.
  const mine: MarkKind | null = ride.myMark ?? null;
  const say = (kind: MarkKind | null) =>
    mark.mutate(kind, {
      onSuccess: () => {
        setAsking(false);
        onMarked?.();
      },
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('markNotSaved')), tone: 'bad' }),
    });
  if (mine === 'never') {
    return (
      <li className="act-row">
        <p className="grow" role="status">
          {t('neverAgainSet', { name })}
        </p>
        <Button kind="soft" disabled={mark.isPending} onClick={() => say(null)}>
          {t('markTakeBack')}
        </Button>
      </li>
    );
  }
  return (
    <>
      {isDriver ? null : <Favourite name={name} on={mine === 'favourite'} busy={mark.isPending} isCourier={isCourier} onChange={say} />}
      <li>
        <button type="button" className="act-row" onClick={() => setAsking(true)}>
          <Icon name="x" size={22} />
          <span className="grow">{t('neverAgainWith', { name })}</span>
        </button>
        <Dialog open={asking} onClose={() => setAsking(false)} title={t('neverAgainTitle', { name })}>
          <p>{t('neverAgainText', { name })}</p>
          <Button kind="danger" full disabled={mark.isPending} onClick={() => say('never')}>
            {t('neverAgainYes')}
          </Button>
        </Dialog>
      </li>
    </>
  );
}
