import { useState, type ReactNode } from 'react';
import type { GroupFile, WrittenGroup } from '@safiri/contract/scholar/group-calls.ts';
import { groupLengths } from '@safiri/rules/scholar/group-terms.ts';
import { scheduleTypes, type ScheduleType } from '@safiri/rules/scholar/groups.ts';
import type { TextKey } from 'virtual:texts/keys';
import { moneyFacts } from '../platform/countries.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { marketAround } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { DaysOffField } from './days-off-field.tsx';
import { PlaceField } from './place-field.tsx';
import { draftOf, inOrder, lackOf, writtenOf, type GroupDraft } from './school-group-draft.ts';
import { GroupPart } from './school-group-part.tsx';
import { GroupStops } from './school-group-stops.tsx';
import { weekdayName } from './weekday-name.ts';
import './phrases.css';
import './school-group.css';

const schedules: Record<ScheduleType, TextKey> = { morning: 'groupMorning', afternoon: 'groupAfternoon', both: 'groupBoth' };
const week = [0, 1, 2, 3, 4, 5, 6] as const;
/** What the server may refuse of the group as a whole, beside its own fields. */
const named = ['schoolName', 'schoolArea', 'route', 'monthlyPrice', 'capacity', 'days', 'stops'] as const;

/** Name and suburb as they stand in the address that was found, where nothing was written yet. */
function namesOf(address: string, { schoolName, schoolArea }: GroupDraft): Partial<GroupDraft> {
  const [name = '', area = ''] = address.split(',').map((part) => part.trim());
  return {
    ...(schoolName === '' ? { schoolName: name.slice(0, groupLengths.schoolName) } : {}),
    ...(schoolArea === '' ? { schoolArea: area.slice(0, groupLengths.schoolArea) } : {}),
  };
}

interface Props {
  /** What is changed; a new group when absent. */
  readonly file?: GroupFile;
  /** What stands on the button. */
  readonly action: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** What else is asked for, before the button. */
  readonly children?: ReactNode;
  /** Why that is not enough yet. */
  readonly why?: string | undefined;
  readonly onSend: (written: WrittenGroup) => void;
}

/** A school group as it is written: the school and its place, when it drives, its stops, seats and price. */
export function SchoolGroupForm({ file, action, busy, error, children, why, onSend }: Props) {
  const t = useText();
  const [draft, setDraft] = useState<GroupDraft>(() => draftOf(file));
  const set = (change: Partial<GroupDraft>) => setDraft((before) => ({ ...before, ...change }));
  const lack = lackOf(draft);
  const { place } = draft.school;
  // The price is in the money of where the school is.
  const here = country.use();
  const countryId = file?.countryId ?? (place === null ? undefined : marketAround(place)?.countryId) ?? here;
  const send = () => {
    const written = writtenOf(draft);
    if (written === undefined) return;
    // What is refused of a stop is said by its place among those that were sent.
    set({ stops: inOrder(draft) });
    onSend(written);
  };
  const field = (name: 'schoolName' | 'schoolArea' | 'route', label: TextKey, hint?: TextKey) => (
    <Field
      label={t(label)}
      hint={hint === undefined ? undefined : t(hint)}
      value={draft[name]}
      maxLength={groupLengths[name]}
      autoComplete="off"
      error={fieldMessage(error, name)}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  const atField =
    named.some((name) => fieldMessage(error, name) !== undefined) ||
    draft.stops.some((_, i) =>
      ['at', 'location', 'time', 'backTime'].some((part) => fieldMessage(error, `stops.${i}.${part}`) !== undefined),
    );
  return (
    <form
      className="stack group-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <GroupPart title={t('groupPartSchool')}>
        <PlaceField
          label={t('groupSchoolAt')}
          hint={t('groupSchoolAtHint')}
          text={draft.school.text}
          chosen={draft.school.place}
          onChange={(text, place) =>
            set({
              school: { text, place },
              ...(place === null || /^-?\d+\.\d+,/.test(place.address) ? {} : namesOf(place.address, draft)),
            })
          }
        />
        {field('schoolName', 'groupSchool')}
        {field('schoolArea', 'groupArea', 'groupAreaHint')}
        {field('route', 'groupRoute', 'groupRouteHint')}
      </GroupPart>
      <GroupPart title={t('groupDays')}>
        <SelectField
          label={t('groupWhen')}
          value={draft.scheduleType}
          onChange={(event) => set({ scheduleType: scheduleTypes.find((one) => one === event.target.value) ?? 'both' })}
        >
          {scheduleTypes.map((one) => (
            <option key={one} value={one}>
              {t(schedules[one])}
            </option>
          ))}
        </SelectField>
        <div className="group-days" role="group" aria-label={t('groupDays')}>
          {week.map((day) => (
            <button
              key={day}
              type="button"
              className="phrase"
              aria-pressed={draft.days.includes(day)}
              onClick={() => set({ days: draft.days.includes(day) ? draft.days.filter((one) => one !== day) : [...draft.days, day] })}
            >
              {weekdayName(day)}
            </button>
          ))}
        </div>
        <DaysOffField days={draft.daysOff} onChange={(daysOff) => set({ daysOff })} />
      </GroupPart>
      <GroupPart title={t('groupStops')} note={t('groupStopsNote')}>
        <GroupStops draft={draft} error={error} onChange={(stops) => set({ stops })} />
      </GroupPart>
      <GroupPart title={t('groupPartSeats')}>
        <div className="group-times">
          <Field
            label={t('groupSeats')}
            hint={t('groupSeatsHint')}
            inputMode="numeric"
            value={draft.capacity}
            maxLength={2}
            autoComplete="off"
            error={fieldMessage(error, 'capacity')}
            onChange={(event) => set({ capacity: event.target.value.replace(/\D/g, '') })}
          />
          <Field
            label={t('groupPrice')}
            hint={t('groupPriceHint')}
            prefix={moneyFacts(countryId).currencySymbol}
            inputMode="decimal"
            value={draft.monthlyPrice}
            maxLength={12}
            autoComplete="off"
            error={fieldMessage(error, 'monthlyPrice')}
            onChange={(event) => set({ monthlyPrice: event.target.value.replace(',', '.') })}
          />
        </div>
      </GroupPart>
      {children}
      {error === null || error === undefined ? null : (
        <p className="field-error" role="alert">
          {atField ? t('groupLookAgain') : serverMessage(error, t('groupNotSent'))}
        </p>
      )}
      <Button type="submit" full busy={busy} why={lack === undefined ? why : t(lack)}>
        {action}
      </Button>
    </form>
  );
}
