import { auditKinds, type AuditKind } from '@safiri/rules/staff/audit-actions.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useAuditActors, type AuditOnly } from './api.ts';
import { useKept, useNarrowed } from './list-filter.tsx';
import './audit-filter.css';

const kinds: Record<AuditKind, TextKey> = {
  team: 'sectionTeam',
  people: 'deskPeople',
  trips: 'deskTrips',
  chats: 'sectionChats',
  shops: 'auditShops',
  drivers: 'sectionDrivers',
  emergencies: 'sectionEmergencies',
  money: 'sectionPayouts',
};

/** What the log is narrowed to, as the address says. */
export function useAuditOnly(): AuditOnly {
  return { actor: useKept('by')[0], kind: useNarrowed('kind', auditKinds)[0], day: useKept('day')[0] };
}

/** Narrows the log to who acted, to a kind of act and to a day. */
export function AuditFilter() {
  const t = useText();
  const { data: actors = [] } = useAuditActors();
  const [actor, setActor] = useKept('by');
  const [kind, setKind] = useNarrowed('kind', auditKinds);
  const [day, setDay] = useKept('day');
  const chosen = (value: string) => (value === '' ? undefined : value);
  return (
    <div className="audit-filter" role="group" aria-label={t('filterShow')}>
      <SelectField label={t('auditWho')} value={actor ?? ''} onChange={(event) => setActor(chosen(event.target.value))}>
        <option value="">{t('auditEverybody')}</option>
        {actors.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('auditWhat')}
        value={kind ?? ''}
        onChange={(event) => setKind(auditKinds.find((one) => one === event.target.value))}
      >
        <option value="">{t('filterAll')}</option>
        {auditKinds.map((one) => (
          <option key={one} value={one}>
            {t(kinds[one])}
          </option>
        ))}
      </SelectField>
      <DateField label={t('auditDay')} value={day ?? ''} onChange={(event) => setDay(chosen(event.target.value))} />
    </div>
  );
}
