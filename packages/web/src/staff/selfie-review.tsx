import { useState } from 'react';
import type { ComparedSelfie } from '@safiri/contract/selfies/calls.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import type { DriverDocument } from '@safiri/contract/verification/shapes.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime, day } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { ComparedFace } from './compared-face.tsx';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { OtherPersonForm } from './other-person-form.tsx';
import { useDecideSelfie, useSelfiesOf } from './selfie-api.ts';
import './selfies.css';

const when = (at: string) => `${day(at)} ${clockTime(at)}`;
const takenText = (t: Translate, at: string) =>
  day(at) === day(new Date()) ? t('selfieTakenToday', { time: clockTime(at) }) : t('selfieTakenAt', { time: when(at) });

/** What a selfie is compared with. */
type Compared = 'face' | 'id';
/** What a decision about it rests on, proposed to whoever decides; of what was compared with nothing they write it themselves. */
const evidenceBeside = { face: 'selfieEvidence', id: 'selfieEvidenceId' } as const satisfies Record<Compared, TextKey>;

interface VerdictProps {
  readonly selfie: ComparedSelfie;
  readonly driverId: number;
  readonly countryId: CountryId;
  readonly beside: Compared | null;
  /** What it is compared with was looked at. */
  readonly isSeen: boolean;
}

/** What was said of a selfie, or the two ways to say it: of one weight, below what follows from each. */
function Verdict({ selfie, driverId, countryId, beside, isSeen }: VerdictProps) {
  const t = useText();
  const step = useDecideSelfie(driverId);
  const [asks, setAsks] = useState(false);
  const { id, verdict, reviewedBy, reviewedAt, sentAt } = selfie;
  const unseen = isSeen ? undefined : t('selfieLookFirst');
  if (verdict !== null)
    return (
      <p className="row wrap face-verdict">
        <span className={verdict === 'same' ? 'chip ok' : 'chip bad'}>{t(verdict === 'same' ? 'selfieSame' : 'selfieOther')}</span>
        <span className="caption num">
          {reviewedBy} · {reviewedAt === null ? '' : when(reviewedAt)}
        </span>
      </p>
    );
  return (
    <Allowed to={selfieStaffPaths.decide}>
      <ul className="caption stack">
        <li>
          <b>{t('selfieSame')}:</b> {t('selfieSameThen')}
        </li>
        <li>
          <b>{t('selfieOther')}:</b> {t('selfieOtherThen')}
        </li>
      </ul>
      <div className="verdicts">
        <Button
          kind="outline"
          icon="check"
          full
          busy={step.isPending}
          why={beside === null ? t('selfieNothing') : unseen}
          onClick={() => step.mutate({ id, verdict: 'same' }, { onSuccess: () => toast({ title: t('reviewDone') }) })}
        >
          {t('selfieSame')}
        </Button>
        <Button kind="outline" icon="x" full busy={step.isPending} why={beside === null ? undefined : unseen} onClick={() => setAsks(true)}>
          {t('selfieOther')}
        </Button>
      </div>
      <NotDone step={step} />
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('selfieOther')} tall>
        {asks ? (
          <OtherPersonForm
            id={id}
            driverId={driverId}
            countryId={countryId}
            evidence={beside === null ? '' : t(evidenceBeside[beside], { time: when(sentAt) })}
            onDone={() => setAsks(false)}
          />
        ) : null}
      </Dialog>
    </Allowed>
  );
}

interface Props {
  readonly driverId: number;
  readonly countryId: CountryId;
  readonly name: string;
  readonly idPaper: Pick<DriverDocument, 'documentUrl' | 'reviewedAt' | 'verificationStatus'> | undefined;
}

/** The selfies of a driver, one at a time beside the checked photo, else the ID document; nothing where none was taken. */
export function SelfieReview({ driverId, countryId, name, idPaper }: Props) {
  const t = useText();
  const { data, isError, refetch } = useSelfiesOf(driverId);
  const [chosen, setChosen] = useState<number>();
  const [seen, setSeen] = useState<string | null>(null);
  if (data === undefined) return isError ? <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} /> : null;
  const { face, selfies } = data;
  const shown = selfies.find(({ id }) => id === chosen) ?? selfies[0];
  if (shown === undefined) return null;
  const idUrl = idPaper?.documentUrl ?? null;
  const beside = face !== null ? 'face' : idUrl !== null ? 'id' : null;
  const comparedUrl = face?.url ?? idUrl;
  const checkedAt = face?.checkedAt ?? (idPaper?.verificationStatus === 'approved' ? idPaper.reviewedAt : null);
  return (
    <section className="card doc selfie-card" aria-label={t('selfieHeading', { name })}>
      <div className="selfie-head">
        <p className="label strong">{t('selfieCheck')}</p>
        <h2 className="h2">{t('selfieQuestion')}</h2>
        <p className="label">{t('selfieAccount', { name })}</p>
        {face === null && beside === 'id' ? <p className="caption">{t('selfieNoFace')}</p> : null}
      </div>
      <div className="two-faces">
        {comparedUrl === null || beside === null ? (
          <p className="face-frame face-none">{t('selfieNoFace')}</p>
        ) : (
          <ComparedFace
            key={comparedUrl}
            url={comparedUrl}
            name={t(beside === 'id' ? 'docIdDocument' : 'selfieFace')}
            note={checkedAt === null ? t('selfieUnchecked') : t('selfieCheckedOn', { day: day(checkedAt) })}
            isPaper={beside === 'id'}
            onSeen={() => setSeen(comparedUrl)}
          />
        )}
        <ComparedFace key={shown.id} url={shown.photoUrl} name={t('selfieTaken')} note={takenText(t, shown.sentAt)} />
      </div>
      <Verdict
        key={`verdict ${shown.id}`}
        selfie={shown}
        driverId={driverId}
        countryId={countryId}
        beside={beside}
        isSeen={comparedUrl === seen}
      />
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
