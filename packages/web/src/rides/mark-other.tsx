import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { MarkKind } from '@safiri/rules/rides/marks.ts';
import { heartPath } from '../art/heart.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useMarkOther } from './mark-api.ts';
import './after-ride.css';

/** The heart that makes a driver the passenger's favourite, and takes it back. */
function Favourite({ name, on, busy, onChange }: { name: string; on: boolean; busy: boolean; onChange: (mark: MarkKind | null) => void }) {
  const t = useText();
  return (
    <>
      <button type="button" className="favourite" aria-pressed={on} disabled={busy} onClick={() => onChange(on ? null : 'favourite')}>
        <svg className="heart" width={28} height={28} viewBox="0 0 24 24" aria-hidden="true">
          <path d={heartPath} />
        </svg>
        {t('favouriteDriver')}
      </button>
      {on ? <p className="caption">{t('favouriteNote', { name })}</p> : null}
    </>
  );
}

/**
 * What one says of the other side for the trips to come: a passenger's favourite driver, or never again, which is asked about
 * before it holds. The other is never told.
 */
export function MarkOther({ ride, isDriver, name }: { ride: Ride; isDriver: boolean; name: string }) {
  const t = useText();
  const mark = useMarkOther(ride.id);
  const [asking, setAsking] = useState(false);
  // A ride that was kept on the phone by an older version says nothing of it.
  const mine: MarkKind | null = ride.myMark ?? null;
  const say = (kind: MarkKind | null) =>
    mark.mutate(kind, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('markNotSaved')), tone: 'bad' }),
    });
  if (mine === 'never') {
    return (
      <div className="marks">
        <p role="status">{t('neverAgainSet', { name })}</p>
        <Button kind="soft" small disabled={mark.isPending} onClick={() => say(null)}>
          {t('markTakeBack')}
        </Button>
      </div>
    );
  }
  return (
    <div className="marks">
      {isDriver ? null : <Favourite name={name} on={mine === 'favourite'} busy={mark.isPending} onChange={say} />}
      <button type="button" className="text-link quiet" onClick={() => setAsking(true)}>
        {isDriver ? t('neverAgain') : t('neverAgainWith', { name })}
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('neverAgainTitle', { name })}>
        <p>{t('neverAgainText', { name })}</p>
        <Button kind="danger" full disabled={mark.isPending} onClick={() => say('never')}>
          {t('neverAgainYes')}
        </Button>
      </Dialog>
    </div>
  );
}
