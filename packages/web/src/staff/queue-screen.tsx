import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { conductPaths, lostPaths } from '@safiri/contract/rides/staff-paths.ts';
import type { ReactNode } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { useMay } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { checkNames } from '../common/document-names.ts';
import { useQueue } from './api.ts';
import { useConduct, useLostReports } from './after-trip-api.ts';
import { ConductList } from './conduct-list.tsx';
import { ListFilter, useNarrowed } from './list-filter.tsx';
import { LostList } from './lost-list.tsx';
import { staffPaper, statusNames } from './names.ts';
import { useWaitingSelfies } from './selfie-api.ts';

function Waiting({
  title,
  rows,
}: {
  title: string;
  rows: Array<{ key: string; driverId: number; name: string; what: string; note: string }>;
}) {
  if (rows.length === 0) return null;
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2 counted">
        {title} <span className="chip num">{rows.length}</span>
      </h2>
      <ul className="list">
        {rows.map((row) => (
          <li key={row.key}>
            <Link className="queue-row" href={`/staff/drivers/${row.driverId}`}>
              <span className="grow">
                <span className="title">{row.name}</span>
                <span className="caption">{row.what}</span>
              </span>
              <span className="caption">{row.note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const kinds = ['conduct', 'lost', 'selfies', 'documents', 'checks', 'drivers'] as const;
type Kind = (typeof kinds)[number];
const kindNames: Record<Kind, TextKey> = {
  conduct: 'queueConduct',
  lost: 'queueLost',
  selfies: 'queueSelfies',
  documents: 'queueDocuments',
  checks: 'queueChecks',
  drivers: 'queueDrivers',
};

/** `/staff/reviews`: what waits for a reviewer, oldest first. */
export function QueueScreen() {
  const t = useText();
  const may = useMay();
  const [reads, readsConduct, readsLost] = [may(reviewPaths.queue), may(conductPaths.list), may(lostPaths.list)];
  const queue = useQueue(reads);
  const conduct = useConduct(readsConduct);
  const lost = useLostReports(readsLost);
  const readsSelfies = may(selfieStaffPaths.list);
  const selfies = useWaitingSelfies(readsSelfies);
  const asked = [
    ...(reads ? [queue] : []),
    ...(readsConduct ? [conduct] : []),
    ...(readsLost ? [lost] : []),
    ...(readsSelfies ? [selfies] : []),
  ];
  const [chosen, setKind] = useNarrowed('kind', kinds);
  const since = (at: string) => t('queueSince', { time: `${day(at)} ${clockTime(at)}` });
  let content: ReactNode;
  if (asked.some(({ isPending }) => isPending)) content = <SkeletonRows height={64} count={5} />;
  else if (asked.some(({ isError }) => isError))
    content = <ErrorCard text={t('listNotLoaded')} onRetry={() => void Promise.all(asked.map(({ refetch }) => refetch()))} />;
  else {
    const { documents, checks, drivers } = queue.data ?? { documents: [], checks: [], drivers: [] };
    const all = { documents, checks, drivers, conduct: conduct.data ?? [], lost: lost.data ?? [], selfies: selfies.data ?? [] };
    const waiting = kinds.filter((kind) => all[kind].length > 0);
    // What was chosen and is done leads back to the others.
    const shown = chosen !== undefined && waiting.includes(chosen) ? chosen : undefined;
    const of = <K extends Kind>(kind: K): (typeof all)[K] | [] => (shown === undefined || shown === kind ? all[kind] : []);
    content =
      waiting.length === 0 ? (
        <NothingHere text={t('queueEmpty')} note={t('queueNote')} />
      ) : (
        <>
          {waiting.length > 1 ? (
            <ListFilter choices={waiting.map((kind) => ({ id: kind, text: t(kindNames[kind]) }))} chosen={shown} onChange={setKind} />
          ) : null}
          <div className="console-grid">
            <ConductList reviews={of('conduct')} />
            <LostList reports={of('lost')} />
            <Waiting
              title={t('queueSelfies')}
              rows={of('selfies').map((row) => ({
                key: `s${row.id}`,
                driverId: row.driverId,
                name: row.driverName,
                what: t('selfieTaken'),
                note: since(row.sentAt),
              }))}
            />
            <Waiting
              title={t('queueDocuments')}
              rows={of('documents').map((row) => ({
                key: `d${row.id}`,
                driverId: row.driverId,
                name: row.driverName,
                what: staffPaper(t, row),
                note: since(row.sentAt),
              }))}
            />
            <Waiting
              title={t('queueChecks')}
              rows={of('checks').map((row) => ({
                key: `c${row.id}`,
                driverId: row.driverId,
                name: row.driverName,
                what: t(checkNames[row.checkType]),
                note: since(row.startedAt),
              }))}
            />
            <Waiting
              title={t('queueDrivers')}
              rows={of('drivers').map((row) => ({
                key: `p${row.driverId}`,
                driverId: row.driverId,
                name: row.driverName,
                what: t(statusNames[row.verificationStatus]),
                note: t('queueMissing', { n: row.missing }),
              }))}
            />
          </div>
        </>
      );
  }
  return (
    <>
      <h1 className="h1 section-name">{t('sectionQueue')}</h1>
      {content}
    </>
  );
}
