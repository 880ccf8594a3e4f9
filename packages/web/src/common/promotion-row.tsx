import { useState, type FormEvent } from 'react';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { PROMOTION_CODE_CHARS, type PromotionRefusal } from '@safiri/rules/pricing/promotions.ts';
import type { TextKey } from 'virtual:texts/keys';
import { ApiError } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import type { Promotion } from './use-promotion.ts';

const refusals: Readonly<Record<PromotionRefusal, TextKey>> = {
  unknown: 'promo_unknown',
  not_yet: 'promo_not_yet',
  expired: 'promo_expired',
  not_for_service: 'promo_not_for_service',
  not_first_ride: 'promo_not_first_ride',
  already_used: 'promo_already_used',
  budget_spent: 'promo_budget_spent',
  no_discount: 'promo_no_discount',
};

/** What a code does to the price, in one line: before and after, or why not. */
function useWhatItDoes({ promotion, quoteId, counts, countryId, decimals }: Props): string {
  const t = useText();
  const said = promotion.of(quoteId);
  if (promotion.code === null) return t('promoWhy');
  if (!counts) return t('promoNotPackage');
  if (promotion.error !== null) {
    const { error } = promotion;
    return t(error instanceof ApiError && error.problem?.code === 'too_many_requests' ? 'promoTooMany' : 'promoFailed');
  }
  if (said === undefined) return t('promoLooking');
  if (said.refused !== null) return t(refusals[said.refused]);
  const shown = (amount: string) => money(amount, countryId, decimals);
  return t('promoTakes', {
    discount: shown(said.promoted?.discount ?? '0'),
    fare: shown(said.promoted?.fare ?? said.before),
    before: shown(said.before),
  });
}

function CodeForm({ onChoose }: { onChoose: (code: string) => void }) {
  const t = useText();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onChoose(code.trim().toUpperCase());
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Field
        label={t('promoRow')}
        value={code}
        maxLength={PROMOTION_CODE_CHARS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" full why={code.trim() === '' ? t('promoEmpty') : undefined}>
        {t('promoTry')}
      </Button>
    </form>
  );
}

interface Props {
  readonly promotion: Promotion;
  /** Of what is chosen. */
  readonly quoteId: string | null | undefined;
  /** Whether a code counts for it as it is paid. */
  readonly counts: boolean;
  readonly countryId: CountryId;
  readonly decimals?: 0 | 2 | undefined;
}

/** A promotion's code, where the city gives any out. */
export function PromotionRow(props: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { code, choose } = props.promotion;
  return (
    <div className="promotion-row" role="status">
      <ChoiceRow icon="gift" text={code ?? t('promoRow')} note={useWhatItDoes(props)}>
        {code === null ? (
          <Button kind="soft" small onClick={() => setOpen(true)}>
            {t('promoAdd')}
          </Button>
        ) : (
          <Button kind="soft" small onClick={() => choose(null)}>
            {t('promoOff')}
          </Button>
        )}
      </ChoiceRow>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('promoRow')}>
        <CodeForm
          onChoose={(chosen) => {
            choose(chosen);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}
