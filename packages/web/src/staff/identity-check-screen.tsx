import type { StaffCheck } from '@safiri/contract/identity/shapes.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { AskWhy } from './ask-why.tsx';
import { BackLink } from './back-link.tsx';
import { Facts } from './facts.tsx';
import { useIdentityCheck, useTakeIdentityBack } from './identity-api.ts';
import { IdentityDecision } from './identity-decision.tsx';
import { identityKinds, identityStates } from './identity-words.ts';
import { PageName } from './page-name.tsx';
import { PersonLink } from './person-link.tsx';
import './identity.css';

/** The picture, or that it has gone. A PDF is opened beside. */
function Picture({ check }: { check: StaffCheck }) {
  const t = useText();
  const { picture, kind, pictureUntil } = check;
  const name = t(identityKinds[kind]);
  return (
    <section className="card doc identity-picture" aria-label={name}>
      {picture === null ? (
        <p>{t('identityPictureGone')}</p>
      ) : (
        <>
          {picture.mediaType === 'image/jpeg' ? (
            <a href={picture.url} target="_blank" rel="noreferrer">
              <img src={picture.url} alt={name} />
            </a>
          ) : null}
          <a className="text-link" href={picture.url} target="_blank" rel="noreferrer">
            {t('reviewOpen')}
          </a>
          {pictureUntil === null ? null : <p className="caption num">{t('identityPictureGoes', { day: day(pictureUntil) })}</p>}
        </>
      )}
    </section>
  );
}

/** How it stands, by whom, and for an accepted one the way back. */
function Standing({ check }: { check: StaffCheck }) {
  const t = useText();
  const takeBack = useTakeIdentityBack(check.id);
  const moment = (at: string) => `${day(at)} ${clockTime(at)}`;
  const { userId, name, status, kind, sentAt, decidedAt, decidedBy, note } = check;
  return (
    <section className="card doc" aria-label={t('reviewStatus')}>
      <div className="row spread">
        <h2 className="h2">{t(identityKinds[kind])}</h2>
        <span className={status === 'accepted' ? 'chip ok' : 'chip'}>{t(identityStates[status])}</span>
      </div>
      <Facts
        facts={[
          {
            name: t('passenger'),
            value: (
              <PersonLink className="text-link" userId={userId}>
                {name}
              </PersonLink>
            ),
          },
          { name: t('identitySentOn'), value: moment(sentAt) },
          decidedAt === null || decidedBy === null
            ? null
            : { name: t('identityDecidedOn'), value: t('identityDecidedBy', { name: decidedBy, day: moment(decidedAt) }), isLong: true },
        ]}
      />
      {note === null ? null : <p>{note}</p>}
      {status === 'accepted' ? (
        <AskWhy
          text={t('identityTakeBackDo')}
          label={t('identityTakeBackWhy')}
          note={t('identityTakeBackNote')}
          kind="danger"
          step={takeBack}
          ask={(reason) => reason}
        />
      ) : null}
    </section>
  );
}

/** `/staff/identity/:id`: what a passenger showed of themselves, and the decision about it. */
export function IdentityCheckScreen({ checkId }: { checkId: number }) {
  const t = useText();
  const { data: check, isError, refetch } = useIdentityCheck(checkId);
  if (check === undefined && isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  if (check === undefined) return <Skeleton height={420} />;
  return (
    <>
      <BackLink href="/staff/identity" to="sectionIdentity" />
      <header className="review-head">
        <PageName name={check.name} ofPerson />
      </header>
      <div className="console-grid">
        <Picture check={check} />
        <div className="stack">
          {check.status === 'pending' ? <IdentityDecision check={check} /> : null}
          <Standing check={check} />
        </div>
      </div>
    </>
  );
}
