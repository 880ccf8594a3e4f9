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

/** What finance says of one whose end no provider said. */
function Decide({ row }: { row: StaffDisbursement }) {
  const t = useText();
  const decide = useDecideDisbursement();
  const [note, setNote] = useState('');
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
          <Button small kind="soft" busy={decide.isPending} onClick={() => say('ask')}>
            {t('outAskAgain')}
          </Button>
          {row.state === 'unknown' ? (
            <Button small busy={decide.isPending} onClick={() => say('paid')}>
              {t('outWasPaid')}
            </Button>
          ) : null}
          <Button small kind="danger" busy={decide.isPending} onClick={() => say('failed')}>
            {t(row.state === 'unknown' ? 'outWasNotPaid' : 'outTakeOff')}
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
            <Button small kind="danger" busy={decide.isPending} onClick={callOff}>
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
export function DisbursementRow({ row, decides = true }: { row: StaffDisbursement; decides?: boolean }) {
  const t = useText();
  const facts = [
    payeeText(row, row.countryId),
    row.name,
    `${day(row.createdAt)} ${clockTime(row.createdAt)}`,
    row.reason === null ? null : t(outReasons[row.reason]),
    row.receipt ?? row.reference,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <li className="money-row">
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
      {row.isTask && decides ? <Decide row={row} /> : null}
      {row.state === 'waiting' && row.batchId === null && decides ? <CallOff row={row} /> : null}
    </li>
  );
}
