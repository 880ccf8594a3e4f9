import { useState } from 'react';
import type { StaffDisbursement } from '@safiri/contract/payments/finance-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { DisbursementDecision } from '@safiri/rules/payments/finance.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import type { Column } from './data-table.tsx';
import { chipOf, outReasons, outStates } from './disbursement-words.ts';
import { useDecideDisbursement } from './finance-api.ts';
import { Allowed, DriverLink } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { PersonLink } from './person-link.tsx';

function Owner({ owner }: Pick<StaffDisbursement, 'owner'>) {
  if (owner.kind === 'driver')
    return (
      <DriverLink driverId={owner.id} className="label strong text-link">
        {owner.name}
      </DriverLink>
    );
  if (owner.kind === 'user')
    return (
      <PersonLink userId={owner.id} className="label strong text-link">
        {owner.name}
      </PersonLink>
    );
  return <span className="label strong">{owner.name}</span>;
}

/** How a button of a row is called: by what it does, and to whose money. */
const namedBy =
  ({ owner, amount, countryId }: StaffDisbursement) =>
  (what: string) =>
    `${what}: ${owner.name}, ${money(amount, countryId)}`;

/** What finance says of one whose end no provider said. */
function Decide({ row }: { row: StaffDisbursement }) {
  const t = useText();
  const named = namedBy(row);
  const decide = useDecideDisbursement();
  const [note, setNote] = useState('');
  const notPaid = t(row.state === 'unknown' ? 'outWasNotPaid' : 'outTakeOff');
  const say = (outcome: DisbursementDecision) =>
    decide.mutate({ id: row.id, outcome, note: note.trim() }, { onSuccess: () => toast({ title: t('reviewDone') }) });
  return (
    <Allowed to={financePaths.decideDisbursement}>
      <div className="stack out-decide">
        <Field
          label={t('outNote')}
          value={note}
          maxLength={500}
          hint={note.trim() === '' ? t('needNote') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="row wrap" hidden={note.trim() === ''}>
          <Button small kind="soft" busy={decide.isPending} aria-label={named(t('outAskAgain'))} onClick={() => say('ask')}>
            {t('outAskAgain')}
          </Button>
          {row.state === 'unknown' ? (
            <Button small busy={decide.isPending} aria-label={named(t('outWasPaid'))} onClick={() => say('paid')}>
              {t('outWasPaid')}
            </Button>
          ) : null}
          <Button small kind="danger" busy={decide.isPending} aria-label={named(notPaid)} onClick={() => say('failed')}>
            {notPaid}
          </Button>
        </div>
        <NotDone step={decide} />
      </div>
    </Allowed>
  );
}

/** Finance says that one which waits in no batch is not paid, and why. */
function CallOff({ row }: { row: StaffDisbursement }) {
  const t = useText();
  const named = namedBy(row);
  const decide = useDecideDisbursement();
  const [note, setNote] = useState('');
  const callOff = () =>
    decide.mutate({ id: row.id, outcome: 'call_off', note: note.trim() }, { onSuccess: () => toast({ title: t('reviewDone') }) });
  return (
    <Allowed to={financePaths.decideDisbursement}>
      <Unfold line={t('outCallOff')} lineClass="caption">
        <div className="stack out-decide">
          <Field
            label={t('outCallOffWhy')}
            value={note}
            maxLength={500}
            hint={note.trim() === '' ? t('needNote') : undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="row wrap" hidden={note.trim() === ''}>
            <Button small kind="danger" busy={decide.isPending} aria-label={named(t('outCallOffNow'))} onClick={callOff}>
              {t('outCallOffNow')}
            </Button>
          </div>
          <NotDone step={decide} />
        </div>
      </Unfold>
    </Allowed>
  );
}

/** Money that goes out: whose, how much, where to, and how it stands. */
export function DisbursementFacts({ row }: { row: StaffDisbursement }) {
  const t = useText();
  const facts = [
    payeeText(row, row.countryId),
    row.name,
    `${day(row.createdAt)} ${clockTime(row.createdAt)}`,
    row.reason === null ? null : t(outReasons[row.reason]),
    row.receipt ?? row.reference,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <div className="payout-row">
      <Owner owner={row.owner} />
      <span className="label strong num">{money(row.amount, row.countryId)}</span>
      <span className={chipOf(row.state)}>{t(outStates[row.state])}</span>
      <span className="payout-facts caption num">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </div>
  );
}

/** The same as the columns of a table. */
export function useDisbursementColumns(): Array<Column<StaffDisbursement>> {
  const t = useText();
  return [
    { name: t('auditWho'), cell: (row) => <Owner owner={row.owner} /> },
    { name: t('refundAmount'), isAmount: true, cell: (row) => money(row.amount, row.countryId) },
    {
      name: t('tableState'),
      cell: (row) => (
        <span className="row wrap">
          <span className={chipOf(row.state)}>{t(outStates[row.state])}</span>
          {row.reason === null ? null : <span className="caption">{t(outReasons[row.reason])}</span>}
        </span>
      ),
    },
    {
      name: t('onCallTo'),
      cell: (row) => (
        <span className="num">{[payeeText(row, row.countryId), row.name].filter((fact) => fact !== null && fact !== '').join(' · ')}</span>
      ),
    },
    { name: t('auditWhen'), cell: (row) => <span className="num">{`${day(row.createdAt)} ${clockTime(row.createdAt)}`}</span> },
    { name: t('tableReference'), cell: (row) => <span className="num">{row.receipt ?? row.reference}</span> },
  ];
}

/** What finance can say of one that goes out. */
export const disbursementMore = (row: StaffDisbursement) =>
  row.isTask ? <Decide row={row} /> : row.state === 'waiting' && row.batchId === null ? <CallOff row={row} /> : null;
