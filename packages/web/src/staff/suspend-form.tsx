import { useState } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import {
  EVIDENCE_TRIPS_AT_MOST,
  SUSPENSION_WORDS_AT_MOST,
  suspensionReasons,
  type StandingSide,
  type SuspensionReason,
} from '@safiri/rules/standing/suspensions.ts';
import { reasonNames, sideNames } from '../common/suspension-names.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { NotDone } from './not-done.tsx';
import { momentOf, proposedDay, ReviewDay } from './review-day.tsx';
import { useSuspend } from './standing-api.ts';

interface Props {
  readonly userId: number;
  readonly countryId: CountryId;
  readonly sides: readonly StandingSide[];
  readonly onDone: () => void;
}

/** Suspends a person: all that is typed here the person reads. */
export function SuspendForm({ userId, countryId, sides, onDone }: Props) {
  const t = useText();
  const step = useSuspend(userId);
  const [side, setSide] = useState<StandingSide>(sides[0] ?? 'passenger');
  const [reason, setReason] = useState<SuspensionReason>('safety');
  const [words, setWords] = useState('');
  const [trips, setTrips] = useState('');
  const [evidence, setEvidence] = useState('');
  const [day, setDay] = useState(() => proposedDay(countryId));
  const rideIds = trips.match(/\d+/g)?.map(Number).slice(0, EVIDENCE_TRIPS_AT_MOST) ?? [];
  const go = () =>
    step.mutate(
      {
        side,
        reason,
        words: words.trim(),
        reviewAt: momentOf(day),
        ...(rideIds.length === 0 ? {} : { rideIds }),
        ...(evidence.trim() === '' ? {} : { evidence: evidence.trim() }),
      },
      {
        onSuccess: () => {
          toast({ title: t('reviewDone') });
          onDone();
        },
      },
    );
  const lacks = words.trim() === '' ? t('needNote') : undefined;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (lacks === undefined) go();
      }}
    >
      <SelectField label={t('suspendSide')} value={side} onChange={(event) => setSide(event.target.value as StandingSide)}>
        {sides.map((one) => (
          <option key={one} value={one}>
            {t(sideNames[one])}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('suspendBecause')} value={reason} onChange={(event) => setReason(event.target.value as SuspensionReason)}>
        {suspensionReasons.map((one) => (
          <option key={one} value={one}>
            {t(reasonNames[one])}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('suspendWords')}
        hint={t('suspendWordsHint')}
        value={words}
        rows={3}
        maxLength={SUSPENSION_WORDS_AT_MOST}
        onChange={(event) => setWords(event.target.value)}
      />
      <Field
        label={t('suspendTrips')}
        hint={t('suspendTripsHint')}
        error={fieldMessage(step.error, 'rideIds')}
        value={trips}
        inputMode="numeric"
        maxLength={100}
        onChange={(event) => setTrips(event.target.value)}
      />
      <TextArea
        label={t('suspendEvidence')}
        value={evidence}
        rows={2}
        maxLength={SUSPENSION_WORDS_AT_MOST}
        onChange={(event) => setEvidence(event.target.value)}
      />
      <ReviewDay countryId={countryId} value={day} onChange={setDay} />
      <Button type="submit" kind="danger" busy={step.isPending} why={lacks}>
        {t('suspendNow')}
      </Button>
      <NotDone step={step} />
    </form>
  );
}
