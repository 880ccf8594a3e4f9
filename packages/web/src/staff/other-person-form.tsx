import { useState } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { SUSPENSION_WORDS_AT_MOST } from '@safiri/rules/standing/suspensions.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { NotDone } from './not-done.tsx';
import { momentOf, proposedDay, ReviewDay } from './review-day.tsx';
import { useDecideSelfie } from './selfie-api.ts';

interface Props {
  readonly id: number;
  readonly driverId: number;
  /** Of the driver. */
  readonly countryId: CountryId;
  /** What is proposed as evidence. */
  readonly evidence: string;
  readonly onDone: () => void;
}

/** Suspends whoever lets another drive: all that is typed here the driver reads, and may answer. */
export function OtherPersonForm({ id, driverId, countryId, evidence: proposed, onDone }: Props) {
  const t = useText();
  const step = useDecideSelfie(driverId);
  const [words, setWords] = useState('');
  const [evidence, setEvidence] = useState(proposed);
  const [day, setDay] = useState(() => proposedDay(countryId));
  const said = { words: words.trim(), evidence: evidence.trim() };
  const lacks = said.words === '' || said.evidence === '' ? t('needNote') : undefined;
  const go = () =>
    step.mutate(
      { id, verdict: 'other', ...said, reviewAt: momentOf(day) },
      {
        onSuccess: () => {
          toast({ title: t('reviewDone') });
          onDone();
        },
      },
    );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (lacks === undefined) go();
      }}
    >
      <p>{t('selfieOtherWhat')}</p>
      <TextArea
        label={t('suspendWords')}
        hint={t('suspendWordsHint')}
        value={words}
        rows={3}
        maxLength={SUSPENSION_WORDS_AT_MOST}
        onChange={(event) => setWords(event.target.value)}
      />
      <TextArea
        label={t('selfieRestsOn')}
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
