import { useState } from 'react';
import type { Approval } from '@safiri/contract/staff/approval-calls.ts';
import { bookingKinds } from '@safiri/rules/cash/bookings.ts';
import { Link } from 'wouter';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { suspensionReasons } from '@safiri/rules/standing/suspensions.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { ApprovalOutcome } from '@safiri/rules/staff/approvals.ts';
import { reasonNames } from '../common/suspension-names.ts';
import { clockTime, day, money, signedMoney } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { bookingNames } from './booking-names.ts';
import { batchPath } from './finance-links.ts';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink } from './person-link.tsx';
import { useApprovals, useDecideApproval } from './team-api.ts';

const moment = (at: string) => `${day(at)} ${clockTime(at)}`;

/** What is to be agreed to, in a line. */
function whatOf(t: Translate, { kind, data }: Approval): string {
  const name = data['name'] ?? '';
  if (kind === 'staff_owner') return t('approvalOwner', { name });
  if (kind === 'ban') {
    const reason = data['reason'] ?? '';
    const side = data['side'] === 'driver' ? 'driver' : 'passenger';
    return t('approvalBan', {
      who: `${t(side)} ${data['userId'] ?? ''}`,
      reason: isOneOf(suspensionReasons, reason) ? t(reasonNames[reason]) : reason,
    });
  }
  const country = data['countryId'] ?? '';
  const amount = data['amount'] ?? '0';
  const sum = isOneOf(countryIds, country) ? money(amount, country) : amount;
  if (kind === 'money_booking') {
    const booked = data['kind'] ?? '';
    return t('approvalMoney', {
      name,
      kind: isOneOf(bookingKinds, booked) ? t(bookingNames[booked]) : booked,
      amount: isOneOf(countryIds, country) ? signedMoney(amount, country) : amount,
    });
  }
  if (kind === 'payout_batch') return t('approvalBatch', { n: Number(data['n'] ?? 0), amount: sum });
  if (kind === 'payment_refund') return t('approvalRefund', { name, amount: sum });
  if (kind === 'paybill_owner') return t('approvalPaybill', { name, amount: sum });
  return t('approvalPayout', { name, amount: sum });
}

function Waiting({ approval }: { approval: Approval }) {
  const t = useText();
  const decide = useDecideApproval();
  const [note, setNote] = useState('');
  const [noteMissing, setNoteMissing] = useState(false);
  const { id, isOwn, mayApprove, aloneFrom } = approval;
  const say = (outcome: ApprovalOutcome, why: string) =>
    decide.mutate({ id, outcome, note: why }, { onSuccess: () => toast({ title: t('reviewDone') }) });
  const needs = mayApprove ? undefined : aloneFrom === null ? t('approvalOwn') : t('approvalAlone', { time: moment(aloneFrom) });
  return (
    <li className="card doc" aria-label={whatOf(t, approval)}>
      <h2 className="title">{whatOf(t, approval)}</h2>
      {approval.kind === 'ban' ? (
        <PersonLink className="text-link" userId={Number(approval.data['userId'])}>
          {t('suspendOpen')}
        </PersonLink>
      ) : null}
      {approval.data['why'] === undefined ? null : <p>{approval.data['why']}</p>}
      {approval.kind === 'payout_batch' ? (
        <Link className="text-link" href={batchPath(approval.subjectId)}>
          {t('batchRead')}
        </Link>
      ) : null}
      {approval.data['destination'] === undefined ? null : <p className="num">{approval.data['destination']}</p>}
      <p className="caption num">{t('approvalAskedBy', { name: approval.askedBy, time: moment(approval.askedAt) })}</p>
      {isOwn ? null : (
        <Field
          label={t('approvalNote')}
          value={note}
          maxLength={500}
          error={noteMissing ? t('needReason') : undefined}
          onChange={(event) => {
            setNote(event.target.value);
            setNoteMissing(false);
          }}
        />
      )}
      <div className="row wrap">
        <Button busy={decide.isPending} why={needs} onClick={() => say('approved', note.trim())}>
          {t('approvalAgree')}
        </Button>
        {isOwn ? (
          <Button kind="soft" busy={decide.isPending} onClick={() => say('refused', t('approvalTakeBack'))}>
            {t('approvalTakeBack')}
          </Button>
        ) : (
          <Button
            kind="danger"
            busy={decide.isPending}
            onClick={() => (note.trim() === '' ? setNoteMissing(true) : say('refused', note.trim()))}
          >
            {t('approvalRefuse')}
          </Button>
        )}
      </div>
      <NotDone step={decide} />
    </li>
  );
}

function Decided({ approval }: { approval: Approval }) {
  const t = useText();
  const { outcome, decidedBy, decidedAt, note } = approval;
  return (
    <li className="outbox-row">
      <b>{whatOf(t, approval)}</b>
      <span className="caption num">
        {t('approvalAskedBy', { name: approval.askedBy, time: moment(approval.askedAt) })} ·{' '}
        {t(outcome === 'approved' ? 'approvalAgreed' : 'approvalRefused', { name: decidedBy ?? '' })}
        {decidedAt === null ? '' : `, ${moment(decidedAt)}`}
      </span>
      {note === null ? null : <span className="caption outbox-body">{note}</span>}
    </li>
  );
}

/** `/staff/approvals`: what waits for a second person, then what was decided. */
export function ApprovalsScreen() {
  const t = useText();
  const list = useApprovals();
  return (
    <>
      <h1 className="h1 section-name">{t('sectionApprovals')}</h1>
      {list.data?.open.length === 0 ? null : <p className="label">{t('approvalsNote')}</p>}
      {list.isPending ? (
        <div className="console-cards" aria-hidden="true">
          <Skeleton height={220} />
          <Skeleton height={220} />
        </div>
      ) : list.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {list.data.open.length === 0 ? (
            <NothingHere inline={list.data.decided.length > 0} text={t('approvalsNone')} note={t('approvalsNote')} />
          ) : (
            <ul className="console-cards">
              {list.data.open.map((approval) => (
                <Waiting key={approval.id} approval={approval} />
              ))}
            </ul>
          )}
          {list.data.decided.length === 0 ? null : (
            <section className="stack" aria-label={t('approvalsDecided')}>
              <h2 className="h2">{t('approvalsDecided')}</h2>
              <ul className="card list">
                {list.data.decided.map((approval) => (
                  <Decided key={approval.id} approval={approval} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  );
}
