import { useState } from 'react';
import type { ComparedSelfie } from '@safiri/contract/selfies/calls.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import type { TextKey } from 'virtual:texts/keys';
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

/** What a selfie is compared with. */
type Compared = 'face' | 'id';
/** What a decision about it rests on, proposed to whoever decides; of what was compared with nothing they write it themselves. */
const evidenceBeside = { face: 'selfieEvidence', id: 'selfieEvidenceId' } as const satisfies Record<Compared, TextKey>;

/** What was said of a selfie, or the two ways to say it. */
function Verdict({ selfie, driverId, beside }: { selfie: ComparedSelfie; driverId: number; beside: Compared | null }) {
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
          why={beside === null ? t('selfieNothing') : undefined}
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
        {asks ? (
          <OtherPersonForm
            id={id}
            driverId={driverId}
            evidence={beside === null ? '' : t(evidenceBeside[beside], { time: when(sentAt) })}
            onDone={() => setAsks(false)}
          />
        ) : null}
      </Dialog>
    </Allowed>
  );
}

/** Where there is no checked photo: the ID document, which is opened to be read. */
function IdInstead({ url }: { url: string | null }) {
  const t = useText();
  // A PDF is no picture.
  const [pictured, setPictured] = useState(true);
  if (url === null) return <p className="face-none">{t('selfieNoFace')}</p>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="face-id">
      {pictured ? (
        <img src={url} alt={t('docIdDocument')} onError={() => setPictured(false)} />
      ) : (
        <span className="face-none text-link">{t('reviewOpen')}</span>
      )}
    </a>
  );
}

interface Props {
  readonly driverId: number;
  readonly name: string;
  /** Where the ID document is; null where none was sent. */
  readonly idUrl: string | null;
}

/** The selfies of a driver, one at a time beside the checked photo, else the ID document; nothing where none was taken. */
export function SelfieReview({ driverId, name, idUrl }: Props) {
  const t = useText();
  const { data, isError, refetch } = useSelfiesOf(driverId);
  const [chosen, setChosen] = useState<number>();
  if (data === undefined) return isError ? <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} /> : null;
  const { face, selfies } = data;
  const shown = selfies.find(({ id }) => id === chosen) ?? selfies[0];
  if (shown === undefined) return null;
  const beside = face !== null ? 'face' : idUrl !== null ? 'id' : null;
  return (
    <section className="card doc" aria-label={t('selfieHeading', { name })}>
      <h2 className="h2">{t('selfieHeading', { name })}</h2>
      <div className="two-faces">
        <figure>
          {face === null ? <IdInstead url={idUrl} /> : <img src={face.url} alt={t('selfieFace')} />}
          <figcaption>
            <b>{t(beside === 'id' ? 'docIdDocument' : 'selfieFace')}</b>
            <span className="caption num">{face === null ? t('selfieNoFace') : day(face.checkedAt)}</span>
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
      <Verdict key={shown.id} selfie={shown} driverId={driverId} beside={beside} />
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
