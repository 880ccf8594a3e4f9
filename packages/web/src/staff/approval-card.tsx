import { useState } from 'react';
import type { Approval } from '@safiri/contract/staff/approval-calls.ts';
import type { ApprovalKind, ApprovalOutcome } from '@safiri/rules/staff/approvals.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { moment, sumOf, whatOf } from './approval-words.ts';
import { Facts } from './facts.tsx';
import { batchPath } from './finance-links.ts';
import { NotDone } from './not-done.tsx';
import { PersonLink } from './person-link.tsx';
import { useDecideApproval } from './team-api.ts';
import { waitsText } from './waits-text.ts';

const MINUTE_MS = 60_000;

/** The screen on which each kind is asked for, where that tells more than the person's page. */
const placeOf: Partial<Record<ApprovalKind, { path: (approval: Approval) => string; name: TextKey }>> = {
  payout_paid: { path: () => '/staff/payouts', name: 'sectionPayouts' },
  payout_batch: { path: ({ subjectId }) => batchPath(subjectId), name: 'batchRead' },
  money_booking: { path: () => '/staff/cash', name: 'sectionCash' },
  payment_refund: { path: () => '/staff/finance?list=in', name: 'sectionFinance' },
  paybill_owner: { path: () => '/staff/finance?list=paybill', name: 'sectionFinance' },
};

/** What is known of it before somebody decides: whom it concerns, what it does to their money, who asked, when, and why. */
function ApprovalFacts({ approval }: { approval: Approval }) {
  const t = useText();
  const { kind, data, about, balance, askedBy, askedAt } = approval;
  const now = useServerNow(MINUTE_MS);
  const place = placeOf[kind];
  return (
    <Facts
      facts={[
        about === null
          ? null
          : {
              name: t('approvalAbout'),
              value: (
                <PersonLink className="text-link" userId={kind === 'staff_owner' ? undefined : about.userId}>
                  {about.name}
                </PersonLink>
              ),
            },
        data['destination'] === undefined ? null : { name: t('approvalGoesTo'), value: data['destination'] },
        balance === null ? null : { name: t('approvalBefore'), value: sumOf(approval, balance.before) },
        balance === null ? null : { name: t('approvalAfter'), value: sumOf(approval, balance.after) },
        { name: t('approvalAsker'), value: `${askedBy}, ${moment(askedAt)}, ${waitsText(t, askedAt, now)}`, isLong: true },
        data['why'] === undefined ? null : { name: t('approvalWhy'), value: data['why'], isLong: true },
        place === undefined
          ? null
          : {
              name: t('approvalPlace'),
              value: (
                <Link className="text-link" href={place.path(approval)}>
                  {t(place.name)}
                </Link>
              ),
            },
      ]}
    />
  );
}

/** What waits for a second person, with its facts above the two answers. */
export function ApprovalCard({ approval }: { approval: Approval }) {
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
      <ApprovalFacts approval={approval} />
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
      <div className="row wrap approval-do">
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
