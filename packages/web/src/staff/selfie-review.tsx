import { useState } from 'react';
import type { ComparedSelfie } from '@safiri/contract/selfies/calls.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { OtherPersonForm } from './other-person-form.tsx';
import { useDecideSelfie, useSelfiesOf } from './selfie-api.ts';
import './selfies.css';

const when = (at: string) => `${day(at)} ${clockTime(at)}`;

/** What was said of a selfie, or the two ways to say it. */
function Verdict({ selfie, driverId }: { selfie: ComparedSelfie; driverId: number }) {
  const t = useText();
  const step = useDecideSelfie(driverId);
  const [asks, setAsks] = useState(false);
  const { id, verdict, reviewedBy, reviewedAt, sentAt } = selfie;
  if (verdict !== null)
    return (
      <p className="row wrap">
        <span className={verdict === 'same' ? 'chip ok' : 'chip bad'}>{t(verdict === 'same' ? 'selfieSame' : 'selfieOther')}</span>
        <span className="caption num">
          {reviewedBy} · {reviewedAt === null ? '' : when(reviewedAt)}
        </span>
      </p>
    );
  return (
    <Allowed to={selfieStaffPaths.decide}>
      <div className="row wrap">
        <Button
          small
          busy={step.isPending}
          onClick={() => step.mutate({ id, verdict: 'same' }, { onSuccess: () => toast({ title: t('reviewDone') }) })}
        >
          {t('selfieSame')}
        </Button>
        <Button kind="danger" small busy={step.isPending} onClick={() => setAsks(true)}>
          {t('selfieOther')}
        </Button>
      </div>
      <NotDone step={step} />
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('selfieOther')} tall>
        {asks ? <OtherPersonForm id={id} driverId={driverId} takenAt={when(sentAt)} onDone={() => setAsks(false)} /> : null}
      </Dialog>
    </Allowed>
  );
}

/** The selfies of a driver, one at a time beside the checked photo; nothing where none was taken. */
export function SelfieReview({ driverId }: { driverId: number }) {
  const t = useText();
  const { data, isError, refetch } = useSelfiesOf(driverId);
  const [chosen, setChosen] = useState<number>();
  if (data === undefined) return isError ? <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} /> : null;
  const { face, selfies } = data;
  const shown = selfies.find(({ id }) => id === chosen) ?? selfies[0];
  if (shown === undefined) return null;
  return (
    <section className="card doc" aria-label={t('selfieHeading')}>
      <h2 className="h2">{t('selfieHeading')}</h2>
      <div className="two-faces">
        <figure>
          {face === null ? <p className="face-none">{t('selfieNoFace')}</p> : <img src={face.url} alt={t('selfieFace')} />}
          <figcaption>
            <b>{t('selfieFace')}</b>
            {face === null ? null : <span className="caption num">{day(face.checkedAt)}</span>}
          </figcaption>
        </figure>
        <figure>
          <img src={shown.photoUrl} alt={t('selfieTaken')} />
          <figcaption>
            <b>{t('selfieTaken')}</b>
            <span className="caption num">{when(shown.sentAt)}</span>
          </figcaption>
        </figure>
      </div>
      <Verdict key={shown.id} selfie={shown} driverId={driverId} />
      {selfies.length < 2 ? null : (
        <ul className="face-strip" aria-label={t('selfieAll')}>
          {selfies.map((one) => (
            <li key={one.id}>
              <button type="button" aria-pressed={one === shown} onClick={() => setChosen(one.id)}>
                <img src={one.photoUrl} alt="" />
                <span className="caption num">{day(one.sentAt)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
