import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { REVIEW_DAYS_AT_MOST } from '@safiri/rules/standing/suspensions.ts';
import { weekday } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { SelectField } from '../ui/select-field.tsx';

const DAY_MS = 86_400_000;
const dayIn = (countryId: CountryId, days: number) => localDate(new Date(Date.now() + days * DAY_MS), countryById(countryId).timeZoneId);
const daysOf = (countryId: CountryId) => Array.from({ length: REVIEW_DAYS_AT_MOST - 1 }, (_, index) => dayIn(countryId, index + 1));

/** What is proposed: half the time that the rule allows. @param countryId of whom it is about, by whose calendar days are counted */
export const proposedDay = (countryId: CountryId): string => dayIn(countryId, REVIEW_DAYS_AT_MOST / 2);

/** The moment of a chosen day: noon in UTC, which is within that day wherever this app is used. */
export const momentOf = (day: string) => `${day}T12:00:00Z`;

/** By when a person looks again: from tomorrow to the last day that the rule allows. */
export function ReviewDay({ countryId, value, onChange }: { countryId: CountryId; value: string; onChange: (day: string) => void }) {
  const t = useText();
  return (
    <SelectField
      label={t('suspendReview')}
      hint={t('suspendReviewHint', { n: REVIEW_DAYS_AT_MOST })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {daysOf(countryId).map((day) => (
        <option key={day} value={day}>
          {weekday(momentOf(day))}
        </option>
      ))}
    </SelectField>
  );
}
