import { useState } from 'react';
import type { ReconciledDay, ReconciledLine } from '@safiri/contract/payments/reconciliation-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { day as dayOf, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { BackLink } from './back-link.tsx';
import { matchNames } from './disbursement-words.ts';
import { useCloseDay, useDay, useExplainLine } from './finance-api.ts';
import { dayFile } from './finance-links.ts';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';

function Explain({ dayId, line }: { dayId: number; line: ReconciledLine }) {
  const t = useText();
  const explain = useExplainLine(dayId);
  const [note, setNote] = useState(line.note ?? '');
  const trimmed = note.trim();
  return (
    <div className="stack out-decide">
      <Field label={t('lineWhy')} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
      <Button
        small
        busy={explain.isPending}
        aria-label={`${t('lineExplain')}: ${line.reference ?? line.receipt}`}
        why={trimmed === '' ? t('needNote') : undefined}
        onClick={() => explain.mutate({ lineId: line.id, note: trimmed })}
      >
        {t('lineExplain')}
      </Button>
      <NotDone step={explain} />
    </div>
  );
}

function Line({ day, line }: { day: ReconciledDay; line: ReconciledLine }) {
  const t = useText();
  const { countryId } = day;
  const isOpen = day.closedAt === null && line.match !== 'matched';
  return (
    <li className="pay-row">
      <div className="payout-row">
        <span className="label strong num">{line.reference ?? line.receipt}</span>
        <span className={line.match === 'matched' ? 'chip ok' : line.note === null ? 'chip bad' : 'chip'}>{t(matchNames[line.match])}</span>
        <span className="payout-facts caption num">
          <span>{t(line.direction === 'in' ? 'lineIn' : 'lineOut')}</span>
          {line.theirs === null ? null : <span>{t('lineTheirs', { amount: money(line.theirs, countryId) })}</span>}
          {line.ours === null ? null : <span>{t('lineOurs', { amount: money(line.ours, countryId) })}</span>}
          {line.reference === null || line.receipt === null ? null : <span>{line.receipt}</span>}
          {line.note === null ? null : <span>{line.note}</span>}
        </span>
      </div>
      {isOpen ? (
        <Allowed to={financePaths.explainLine}>
          <Explain dayId={day.id} line={line} />
        </Allowed>
      ) : null}
    </li>
  );
}

/** `/staff/finance/days/:id`: a day of a provider beside the books, what differs first. */
export function DayScreen({ id }: { id: number }) {
  const t = useText();
  const found = useDay(id);
  const close = useCloseDay(id);
  if (found.isPending) return <Skeleton height={320} />;
  if (found.isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void found.refetch()} />;
  const { day, lines } = found.data;
  const differences = lines.filter(({ match }) => match !== 'matched');
  const matched = lines.filter(({ match }) => match === 'matched');
  const all = day.matched + day.differences;
  return (
    <>
      <BackLink href="/staff/finance?list=days" to="sectionFinance" />
      <div className="row spread wrap">
        <h1 className="h1 section-name num">
          {providerFacts[day.provider].name} ({day.countryId.toUpperCase()}), {dayOf(`${day.day}T12:00:00`)}
        </h1>
        {day.closedAt === null ? (
          <Allowed to={financePaths.closeDay}>
            <Button busy={close.isPending} why={day.open > 0 ? t('dayFirstExplain') : undefined} onClick={() => close.mutate()}>
              {t('dayClose')}
            </Button>
          </Allowed>
        ) : (
          <span className="chip ok">{t('dayClosedBy', { name: day.closedBy ?? '' })}</span>
        )}
      </div>
      <NotDone step={close} />
      <p className="label num">{t('dayCounts', { matched: day.matched, n: day.differences })}</p>
      <section className="stack" aria-label={t('dayDifferences')}>
        <h2 className="h2">{t('dayDifferences')}</h2>
        {differences.length === 0 ? (
          <p className="label muted">{t('dayNoDifference')}</p>
        ) : (
          <ul className="card list">
            {differences.map((line) => (
              <Line key={line.id} day={day} line={line} />
            ))}
          </ul>
        )}
      </section>
      {matched.length === 0 ? null : (
        <Unfold line={`${t('dayMatched')} (${day.matched})`}>
          <ul className="card list">
            {matched.map((line) => (
              <Line key={line.id} day={day} line={line} />
            ))}
          </ul>
        </Unfold>
      )}
      {lines.length < all ? <p className="label num">{t('dayShown', { shown: lines.length, all })}</p> : null}
      <a className="text-link" href={dayFile(day.id)} download>
        {t('financeFile')}
      </a>
    </>
  );
}
