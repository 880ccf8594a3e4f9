import type { ReactNode } from 'react';
import type { Balance } from '@safiri/contract/payments/finance-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { balanceHolders, disbursementFilters, paymentFilters, type BalanceHolder } from '@safiri/rules/payments/finance.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { keysOf } from '@safiri/rules/records.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { countryOfCurrency } from '../platform/countries.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { More, type Pages } from '../ui/more.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { disbursementMore, useDisbursementColumns } from './disbursement-row.tsx';
import { batchName, chipOf, holderNames, inStates, ownAccountNames, ownAccountPaths } from './disbursement-words.ts';
import { csvOf, queryOf, useAllPayments, useBalances, useBatches, useDisbursements, type InFilter, type OutFilter } from './finance-api.ts';
import { batchPath, shopMoneyPath } from './finance-links.ts';
import { SettlementBatch } from './settlement-batch.tsx';
import { ListFilter, useNarrowed } from './list-filter.tsx';
import { useMay } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PersonLink } from './person-link.tsx';
import { Refunds } from './refund-payment.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

const filterNames: Record<OutFilter | InFilter, TextKey> = {
  tasks: 'financeTasks',
  waiting: 'outWaiting',
  pending: 'outPending',
  unknown: 'outUnknown',
  paid: 'outPaid',
  failed: 'outFailed',
  refunded: 'inRefunded',
};

interface Listed<R> extends Pages {
  readonly data: { readonly pages: ReadonlyArray<readonly R[]> } | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  refetch(): unknown;
}

interface PagedProps<R> {
  readonly list: Listed<R>;
  readonly csv: string;
  readonly label: string;
  readonly columns: ReadonlyArray<Column<R>>;
  readonly keyOf: (row: R) => string | number;
  readonly more?: (row: R) => ReactNode;
}

/** A table page by page, with the file of it. */
export function Paged<R>({ list, csv, label, columns, keyOf, more }: PagedProps<R>) {
  const t = useText();
  if (list.isPending) return <SkeletonRows height={72} count={5} />;
  if (list.isError || list.data === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flat();
  if (rows.length === 0) return <NothingHere text={t('financeNothing')} />;
  return (
    <>
      <DataTable label={label} columns={columns} groups={[{ rows }]} keyOf={keyOf} {...(more === undefined ? {} : { more })} />
      <div className="row wrap">
        <More list={list}>{t('showOlder')}</More>
        <a className="text-link" href={csv} download>
          {t('financeFile')}
        </a>
      </div>
    </>
  );
}

const outFilters = ['tasks', ...keysOf(disbursementFilters)] as const;
const inFilters = ['tasks', ...keysOf(paymentFilters)] as const;

/** Money that goes out by providers. */
export function MoneyOut() {
  const t = useText();
  const [filter, setFilter] = useNarrowed<OutFilter>('state', outFilters);
  return (
    <>
      <ListFilter choices={outFilters.map((id) => ({ id, text: t(filterNames[id]) }))} chosen={filter} onChange={setFilter} />
      <Paged
        list={useDisbursements(filter)}
        csv={csvOf(financePaths.disbursementsCsv, queryOf(filter))}
        label={t('financeOut')}
        columns={useDisbursementColumns()}
        keyOf={({ id }) => id}
        more={disbursementMore}
      />
    </>
  );
}

/** Money that people bring in by providers. */
export function MoneyIn() {
  const t = useText();
  const [filter, setFilter] = useNarrowed<InFilter>('state', inFilters);
  return (
    <>
      <ListFilter choices={inFilters.map((id) => ({ id, text: t(filterNames[id]) }))} chosen={filter} onChange={setFilter} />
      <Paged
        list={useAllPayments(filter)}
        csv={csvOf(financePaths.paymentsCsv, queryOf(filter))}
        label={t('financeIn')}
        columns={[
          {
            name: t('auditWho'),
            cell: (row) => (
              <PersonLink userId={row.userId} className="label strong text-link">
                {row.person}
              </PersonLink>
            ),
          },
          { name: t('refundAmount'), isAmount: true, cell: (row) => money(row.amount, row.countryId) },
          {
            name: t('tableState'),
            cell: (row) => (
              <span className="row wrap">
                <span className={chipOf(row.state)}>{t(inStates[row.state])}</span>
                {row.isTask ? <b className="caption">{t('financeTask')}</b> : null}
              </span>
            ),
          },
          { name: t('tableProvider'), cell: (row) => providerFacts[row.provider].name },
          { name: t('auditWhen'), cell: (row) => <span className="num">{`${day(row.createdAt)} ${clockTime(row.createdAt)}`}</span> },
          { name: t('tableReference'), cell: (row) => <span className="num">{row.receipt ?? row.reference}</span> },
        ]}
        keyOf={({ id }) => id}
        more={(row) => <Refunds row={row} />}
      />
    </>
  );
}

/** Batches that were made, each with what became of it. */
export function Batches() {
  const t = useText();
  const list = useBatches();
  return (
    <>
      <SettlementBatch />
      <Paged
        list={list}
        csv={csvOf(financePaths.batchesCsv, {})}
        label={t('financeBatches')}
        columns={[
          {
            name: t('financeBatches'),
            cell: (row) => (
              <Link className="label strong text-link" href={batchPath(row.id)}>
                {t('batchTitle', { n: row.id })}
              </Link>
            ),
          },
          { name: t('refundAmount'), isAmount: true, cell: (row) => money(row.amount, row.countryId) },
          {
            name: t('tableState'),
            cell: (row) => (
              <span className="row wrap">
                <span className={row.state === 'approved' ? 'chip ok' : row.state === 'refused' ? 'chip bad' : 'chip'}>
                  {t(batchName(row))}
                </span>
                {row.state === 'approved' ? (
                  <span className="caption num">{t('batchEnds', { paid: row.paid, failed: row.failed })}</span>
                ) : null}
              </span>
            ),
          },
          { name: t('sectionPayouts'), isAmount: true, cell: (row) => t('batchCount', { n: row.count }) },
          { name: t('tableMadeBy'), cell: (row) => row.createdBy },
          { name: t('auditWhen'), cell: (row) => <span className="num">{`${day(row.createdAt)} ${clockTime(row.createdAt)}`}</span> },
        ]}
        keyOf={({ id }) => id}
      />
    </>
  );
}

/** An amount in a currency, as people of a country that has it write it. */
const amountIn = (amount: string, currency: string) => {
  const country = countryOfCurrency(currency);
  if (country === undefined) return `${currency} ${amount}`;
  return amount.startsWith('-') ? `-${money(amount.slice(1), country)}` : money(amount, country);
};

/** Whose a balance is, with the way to what it came from. */
function Holder({ holder, row }: { holder: BalanceHolder; row: Balance }) {
  const t = useText();
  const own = ownAccountNames[row.account];
  const may = useMay();
  const name = row.name ?? (own === undefined ? row.account : t(own));
  const shown = ownAccountPaths[row.account];
  const path =
    holder === 'merchants' && row.ownerId !== null
      ? shopMoneyPath(row.ownerId)
      : shown !== undefined && may(shown.call)
        ? shown.path
        : undefined;
  return (
    <span className="balance-name">
      {path === undefined ? (
        <b className="label strong">{name}</b>
      ) : (
        <Link className="label strong text-link" href={path}>
          {name}
        </Link>
      )}
      {row.account === 'platform:outside' ? <span className="caption">{t('heldOutsideNote')}</span> : null}
    </span>
  );
}

/** An amount, with what a minus means on an account of the operator. */
function Held({ holder, row }: { holder: BalanceHolder; row: Balance }) {
  const t = useText();
  return (
    <span className="balance-name">
      <span>{amountIn(row.amount, row.currency)}</span>
      {holder === 'operator' && row.amount.startsWith('-') ? <span className="caption">{t('balanceOver')}</span> : null}
    </span>
  );
}

/** What is whose, by the ledger. */
export function Balances() {
  const t = useText();
  const [chosen, setChosen] = useNarrowed('held', balanceHolders);
  const holder = chosen ?? 'operator';
  const list = useBalances(holder);
  return (
    <>
      <div className="phrases" role="group" aria-label={t('financeBalances')}>
        {balanceHolders.map((one) => (
          <button key={one} type="button" className="phrase" aria-pressed={one === holder} onClick={() => setChosen(one)}>
            {t(holderNames[one])}
          </button>
        ))}
      </div>
      <p className="caption">
        {t(holder === 'providers' ? 'financeHeldNote' : holder === 'operator' ? 'financeOwnNote' : 'financeOwedNote')}
        {list.data === undefined ? null : (
          <span className="num"> {t('balanceAsAt', { time: clockTime(new Date(list.dataUpdatedAt).toISOString()) })}</span>
        )}
      </p>
      <Paged
        list={list}
        csv={csvOf(financePaths.balancesCsv, { of: holder })}
        label={t('financeBalances')}
        columns={[
          { name: t(holder === 'operator' ? 'balanceWhere' : 'auditWho'), cell: (row) => <Holder holder={holder} row={row} /> },
          // The operator's own are told by their names alone.
          ...(holder === 'operator'
            ? []
            : [
                { name: t('factAccount'), cell: (row: Balance) => (row.name === null ? null : <span className="num">{row.account}</span>) },
              ]),
          { name: t('refundAmount'), isAmount: true, cell: (row) => <Held holder={holder} row={row} /> },
        ]}
        keyOf={(row) => `${row.account} ${row.currency} ${row.ownerId ?? ''}`}
      />
    </>
  );
}
