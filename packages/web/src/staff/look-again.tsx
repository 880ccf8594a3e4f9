import { useState } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { StaffSuspension } from '@safiri/contract/standing/shapes.ts';
import { SUSPENSION_WORDS_AT_MOST, type LookOutcome } from '@safiri/rules/standing/suspensions.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { toast } from '../ui/toast.tsx';
import { NotDone } from './not-done.tsx';
import { momentOf, proposedDay, ReviewDay } from './review-day.tsx';
import { useAskBan, useLookAgain } from './standing-api.ts';

/** A person of the team looks again: lifts it, upholds it until another day, or asks a second person for a ban. */
export function LookAgain({ suspension, countryId }: { suspension: StaffSuspension; countryId: CountryId }) {
  const t = useText();
  const { id, userId, isBan, banAsked } = suspension;
  const look = useLookAgain(userId);
  const ban = useAskBan(userId);
  const [words, setWords] = useState('');
  const [day, setDay] = useState(() => proposedDay(countryId));
  const said = words.trim();
  const [isMissing, setMissing] = useState(false);
  const go = (outcome: LookOutcome) => {
    if (said === '') return setMissing(true);
    look.mutate(
      { id, outcome, words: said, ...(outcome === 'upheld' && !isBan ? { reviewAt: momentOf(day) } : {}) },
      {
        onSuccess: () => {
          setWords('');
          toast({ title: t('reviewDone') });
        },
      },
    );
  };
  return (
    <div className="stack">
      <TextArea
        label={t('suspendWords')}
        hint={t('suspendWordsHint')}
        value={words}
        rows={2}
        maxLength={SUSPENSION_WORDS_AT_MOST}
        error={isMissing ? t('needNote') : undefined}
        onChange={(event) => {
          setWords(event.target.value);
          setMissing(false);
        }}
      />
      {isBan ? null : <ReviewDay countryId={countryId} value={day} onChange={setDay} />}
      <div className="row wrap">
        <Button small busy={look.isPending} onClick={() => go('lifted')}>
          {t('suspendLift')}
        </Button>
        <Button kind="soft" small busy={look.isPending} onClick={() => go('upheld')}>
          {t('suspendUphold')}
        </Button>
        {isBan || banAsked ? null : (
          <Button kind="danger" small busy={ban.isPending} onClick={() => ban.mutate(id)}>
            {t('suspendBan')}
          </Button>
        )}
      </div>
      {banAsked && !isBan ? <p className="caption">{t('suspendBanAsked')}</p> : null}
      <NotDone step={look} />
      <NotDone step={ban} />
    </div>
  );
}
