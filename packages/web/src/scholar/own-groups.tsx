import { useState } from 'react';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import { GROUPS_OF_A_DRIVER } from '@safiri/rules/scholar/group-terms.ts';
import { mayBring, mayWrite, type GroupStatus } from '@safiri/rules/scholar/group-life.ts';
import { groupStatusNames } from '../common/school-group-draft.ts';
import { SchoolGroupForm } from '../common/school-group-form.tsx';
import { weekdayName } from '../common/weekday-name.ts';
import { isRetryable, serverMessage, wasRefused } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useBringGroup, useOwnGroups, useWriteGroup } from './own-groups-api.ts';

/** A new group, or one that waits, as its driver writes it. */
function WriteGroup({ file, onClose, onReadAgain }: { file: GroupFile | undefined; onClose: () => void; onReadAgain: () => void }) {
  const t = useText();
  const write = useWriteGroup(file);
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <Dialog open onClose={onClose} title={t(file === undefined ? 'groupNew' : 'groupChange')} tall>
      <p className="muted">{t('groupProposeNote')}</p>
      <SchoolGroupForm
        {...(file === undefined ? {} : { file })}
        action={t(file === undefined ? 'groupPropose' : 'groupSave')}
        busy={write.isPending}
        error={write.error}
        onSend={(written) =>
          write.mutate(
            { key, ...written },
            {
              onSuccess: () => {
                toast({ title: t('groupSent') });
                onClose();
              },
              // What is said differently next time is another wish.
              onError: (error) => (isRetryable(error) ? undefined : setKey(crypto.randomUUID())),
            },
          )
        }
      />
      {wasRefused(write.error, 'changed_meanwhile') || wasRefused(write.error, 'illegal_transition') ? (
        <Button kind="soft" small onClick={onReadAgain}>
          {t('groupReadAgain')}
        </Button>
      ) : null}
    </Dialog>
  );
}

/** A group with what the team said of it, and what its driver may do. */
function OwnGroup({ group, onChange }: { group: GroupFile; onChange: () => void }) {
  const t = useText();
  const bring = useBringGroup(group);
  const [closing, setClosing] = useState(false);
  const go = (status: GroupStatus) =>
    bring.mutate(status, {
      onSuccess: () => setClosing(false),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('groupNotSent')), tone: 'bad' }),
    });
  return (
    <li className="card doc" aria-label={`${group.schoolName}, ${group.route}`}>
      <div className="row spread wrap">
        <h3 className="title">{group.schoolName}</h3>
        <span className={group.status === 'open' ? 'chip ok' : 'chip'}>{t(groupStatusNames[group.status])}</span>
      </div>
      <p className="label num">
        {group.route} · {group.days.map(weekdayName).join(', ')}
      </p>
      <p className="label num">
        {t('groupTaken', { n: group.occupancy, of: group.capacity })} · {money(group.monthlyPrice, group.countryId)} {t('groupMonth')}
      </p>
      {group.status === 'proposed' ? <p className="caption">{t('groupWaits')}</p> : null}
      {group.note === null ? null : <p className="caption">{t('groupSaid', { note: group.note })}</p>}
      <div className="row wrap">
        {mayWrite('driver', group.status) ? (
          <Button kind="soft" small onClick={onChange}>
            {t('groupChange')}
          </Button>
        ) : null}
        {mayBring('driver', group, 'paused') ? (
          <Button kind="soft" small busy={bring.isPending} onClick={() => go('paused')}>
            {t('groupPause')}
          </Button>
        ) : null}
        {mayBring('driver', group, 'open') ? (
          <Button kind="soft" small busy={bring.isPending} onClick={() => go('open')}>
            {t('groupGoOn')}
          </Button>
        ) : null}
        {mayBring('driver', group, 'closed') ? (
          <Button kind="plain" small onClick={() => setClosing(true)}>
            {t(group.status === 'proposed' ? 'groupWithdraw' : 'groupClose')}
          </Button>
        ) : null}
      </div>
      <Dialog open={closing} onClose={() => setClosing(false)} title={t('groupCloseSure', { school: group.schoolName })}>
        <p>{t(group.occupancy === 0 ? 'groupCloseEmpty' : 'groupCloseNote', { n: group.occupancy })}</p>
        <Button kind="danger" full busy={bring.isPending} onClick={() => go('closed')}>
          {t(group.status === 'proposed' ? 'groupWithdraw' : 'groupClose')}
        </Button>
      </Dialog>
    </li>
  );
}

/** The groups that a driver offers, below the roll; what is over stands in nobody's way. */
export function OwnGroups() {
  const t = useText();
  const groups = useOwnGroups();
  const [writing, setWriting] = useState<{ file: GroupFile | undefined } | null>(null);
  if (groups.isPending) return <Skeleton height={160} />;
  if (groups.data === undefined) return <ErrorCard text={t('groupsNotLoaded')} onRetry={() => void groups.refetch()} />;
  const shown = groups.data.filter(({ status }) => status !== 'closed');
  return (
    <section className="stack" aria-label={t('groupsOwn')}>
      <h2 className="h2">{t('groupsOwn')}</h2>
      {shown.length === 0 ? <p className="muted">{t('groupsOwnNone')}</p> : null}
      <ul className="roll-groups">
        {shown.map((group) => (
          <OwnGroup key={group.id} group={group} onChange={() => setWriting({ file: group })} />
        ))}
      </ul>
      <Button
        kind="soft"
        icon="plus"
        why={shown.length < GROUPS_OF_A_DRIVER ? undefined : t('groupsEnough', { n: GROUPS_OF_A_DRIVER })}
        onClick={() => setWriting({ file: undefined })}
      >
        {t('groupNew')}
      </Button>
      {writing === null ? null : (
        <WriteGroup
          file={writing.file}
          onClose={() => setWriting(null)}
          onReadAgain={() => void groups.refetch().then(() => setWriting(null))}
        />
      )}
    </section>
  );
}
