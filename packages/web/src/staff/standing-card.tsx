import { useState } from 'react';
import { standingStaffPaths } from '@safiri/contract/standing/paths.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { standingSides } from '@safiri/rules/standing/suspensions.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { LookAgain } from './look-again.tsx';
import { Allowed } from './may.tsx';
import { useStandingOf } from './standing-api.ts';
import { SuspendForm } from './suspend-form.tsx';
import { SuspensionFacts } from './suspension-facts.tsx';

/** On a person's page: what stands and stood against them, and what the team does about it. */
export function StandingCard({ userId, countryId, drives }: { userId: number; countryId: CountryId; drives: boolean }) {
  const t = useText();
  const { data, isError, refetch } = useStandingOf(userId);
  const [open, setOpen] = useState(false);
  if (data === undefined && isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={120} />;
  const free = standingSides.filter(
    (side) => (drives || side === 'passenger') && data.every((one) => one.side !== side || one.endedAt !== null),
  );
  return (
    <section className="card doc" aria-label={t('suspendHeading')}>
      <h2 className="h2">{t('suspendHeading')}</h2>
      {data.length === 0 ? <p className="label muted">{t('suspendNever')}</p> : null}
      {data.map((suspension) => (
        <div key={suspension.id} className="standing-one">
          <div className="stack">
            <SuspensionFacts suspension={suspension} />
          </div>
          {suspension.endedAt === null ? (
            <Allowed to={standingStaffPaths.look}>
              <LookAgain suspension={suspension} countryId={countryId} />
            </Allowed>
          ) : null}
        </div>
      ))}
      <Allowed to={standingStaffPaths.suspend}>
        {free.length === 0 ? null : (
          <div>
            <Button kind="danger" small onClick={() => setOpen(true)}>
              {t('suspendNew')}
            </Button>
          </div>
        )}
        <Dialog open={open} onClose={() => setOpen(false)} title={t('suspendNew')} tall>
          {/* Those who drive are suspended as drivers first. */}
          {open ? <SuspendForm userId={userId} countryId={countryId} sides={free.toReversed()} onDone={() => setOpen(false)} /> : null}
        </Dialog>
      </Allowed>
    </section>
  );
}
