import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { PaybillPayment } from '@safiri/contract/payments/paybill-calls.ts';
import { DISBURSEMENTS_PAGE } from '@safiri/rules/payments/batches.ts';
import type { PaybillReason, PaybillState } from '@safiri/rules/payments/paybill.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import type { TextKey } from 'virtual:texts/keys';
import { callApi, fieldMessage } from '../platform/api-client.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { queryClient } from '../platform/query.ts';
import { useText } from '../platform/text.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { csvOf, queryOf } from './finance-api.ts';
import { Paged } from './finance-lists.tsx';
import { ListFilter, useNarrowed } from './list-filter.tsx';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { PersonLink } from './person-link.tsx';
import { tooLate } from './too-late.ts';

const stateNames: Readonly<Record<PaybillState, TextKey>> = {
  heard: 'paybillHeard',
  suspense: 'paybillSuspense',
  credited: 'paybillCredited',
};
const reasonNames: Readonly<Record<PaybillReason, TextKey>> = {
  no_such_code: 'paybillNoCode',
  not_offered: 'paybillNotOffered',
  payer_left: 'paybillLeft',
  not_whole: 'paybillNotWhole',
  amount_differs: 'paybillDiffers',
  not_confirmed: 'paybillNotConfirmed',
};

const key = [financePaths.paybill];
const refresh = () => void queryClient.invalidateQueries({ queryKey: key });

const usePaybill = (tasks: 'tasks' | undefined) =>
  useInfiniteQuery({
    queryKey: [...key, tasks],
    queryFn: ({ pageParam }) =>
      callApi(financePaths.paybill, {
        query: { ...(pageParam === 0 ? {} : { before: String(pageParam) }), ...(tasks === undefined ? {} : { tasks: '1' as const }) },
      }),
    initialPageParam: 0,
    getNextPageParam: (page: PaybillPayment[]) => (page.length < DISBURSEMENTS_PAGE ? undefined : page.at(-1)?.id),
    placeholderData: (known) => known,
    staleTime: 0,
  });

/** Gives it to whom it belongs. Sent again it is the same. */
function Give({ row }: { row: PaybillPayment }) {
  const t = useText();
  const once = useOnceKey();
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const give = useMutation({
    mutationFn: ({ idempotencyKey, ...body }: { code: string; note: string; idempotencyKey: string }) =>
      callApi(financePaths.givePaybill, { params: { id: String(row.id) }, body, idempotencyKey }),
    onSuccess: refresh,
    onError: tooLate(key),
  });
  const wrong = fieldMessage(give.error, 'code');
  const body = { code: code.trim(), note: note.trim() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate({ ...body, idempotencyKey: once.keyOf({ id: row.id, ...body }) }, { onSuccess: once.done });
  };
  return (
    <Unfold line={t('paybillGive')}>
      <form className="stack out-decide" onSubmit={submit}>
        <Field
          label={t('paybillGiveTo')}
          value={code}
          maxLength={20}
          autoComplete="off"
          error={wrong}
          onChange={(event) => setCode(event.target.value)}
        />
        <Field label={t('paybillWhy')} value={note} maxLength={300} autoComplete="off" onChange={(event) => setNote(event.target.value)} />
        <Button type="submit" small busy={give.isPending} why={body.code === '' || body.note === '' ? t('needNote') : undefined}>
          {t('paybillGive')}
        </Button>
        {wrong === undefined ? <NotDone step={give} /> : null}
      </form>
    </Unfold>
  );
}

function AskAgain({ row }: { row: PaybillPayment }) {
  const t = useText();
  const ask = useMutation({
    mutationFn: (id: number) => callApi(financePaths.askPaybill, { params: { id: String(id) } }),
    onSuccess: refresh,
    onError: tooLate(key),
  });
  return (
    <>
      <Button kind="soft" small busy={ask.isPending} onClick={() => ask.mutate(row.id)}>
        {t('paybillAsk')}
      </Button>
      <NotDone step={ask} />
    </>
  );
}

/** What can be done about it: given to whom it belongs, or asked about once more. */
function below(row: PaybillPayment) {
  const { state, wantedCode, isTask } = row;
  if (state === 'suspense' && wantedCode === null)
    return (
      <Allowed to={financePaths.givePaybill}>
        <Give row={row} />
      </Allowed>
    );
  if (state === 'heard' && isTask)
    return (
      <Allowed to={financePaths.askPaybill}>
        <AskAgain row={row} />
      </Allowed>
    );
  return null;
}

function State({ row }: { row: PaybillPayment }) {
  const t = useText();
  const { state, reason, wantedCode } = row;
  return (
    <span className="row wrap">
      <span className={state === 'credited' ? 'chip ok' : row.isTask ? 'chip bad' : 'chip'}>{t(stateNames[state])}</span>
      {reason === null ? null : <b className="caption">{t(reasonNames[reason])}</b>}
      {wantedCode === null ? null : <b className="caption">{t('paybillWaits', { code: wantedCode, name: row.wantedBy ?? '' })}</b>}
    </span>
  );
}

/** Whose it became; until then what the provider tells of the payer. */
function Who({ row: { owner, payer } }: { row: PaybillPayment }) {
  const t = useText();
  if (owner === null) return <span className="num">{payer}</span>;
  return (
    <PersonLink userId={owner.userId} className="label strong text-link">
      {t('paybillOwner', { name: owner.name })}
    </PersonLink>
  );
}

/** Money that people brought by themselves: whose it became, and what waits for finance to find out. */
export function PaybillMoney() {
  const t = useText();
  const [filter, setFilter] = useNarrowed<'tasks'>('state', ['tasks']);
  return (
    <>
      <ListFilter choices={[{ id: 'tasks', text: t('financeTasks') }]} chosen={filter} onChange={setFilter} />
      <Paged
        list={usePaybill(filter)}
        csv={csvOf(financePaths.paybillCsv, queryOf(filter))}
        label={t('financePaybill')}
        columns={[
          { name: t('tableReference'), cell: (row) => <b className="num">{row.transactionId}</b> },
          { name: t('paybillTyped'), cell: (row) => <span className="num">{row.typed}</span> },
          { name: t('refundAmount'), isAmount: true, cell: (row) => money(row.amount, row.countryId) },
          { name: t('tableState'), cell: (row) => <State row={row} /> },
          { name: t('auditWho'), cell: (row) => <Who row={row} /> },
          { name: t('tableProvider'), cell: (row) => providerFacts[row.provider].name },
          { name: t('auditWhen'), cell: (row) => <span className="num">{`${day(row.receivedAt)} ${clockTime(row.receivedAt)}`}</span> },
        ]}
        keyOf={({ id }) => id}
        more={below}
      />
    </>
  );
}
