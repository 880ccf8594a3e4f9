import { useState, type FormEvent } from 'react';
import type { Earnings } from '@safiri/contract/earnings/shapes.ts';
import { REFERRAL_PHONE_MIN_CHARS } from '@safiri/rules/earnings/goals.ts';
import { formatAmount, fromWire } from '@safiri/rules/pricing/money.ts';
import { countryHere } from '../common/country-here.ts';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { useOnceKey } from '../platform/use-once-key.ts';
import { money } from '../platform/format.ts';
import { useUnreached } from '../platform/unreached.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { useReferDriver } from './api.ts';

/** The tab "Referrals": the form with how it works, then what came of it. */
export function Referrals({ earnings: { referrals, countryId }, afterTrips }: { earnings: Earnings; afterTrips: number }) {
  const t = useText();
  const unreached = useUnreached();
  const refer = useReferDriver();
  const [phone, setPhone] = useState('');
  const once = useOnceKey();
  const reward = formatAmount(fromWire(referrals.reward) ?? 0, countryHere(countryId).currencySymbol, 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await refer.mutateAsync({ phone: phone.trim(), key: once.keyOf(phone.trim()) });
      once.done();
      setPhone('');
      toast({ title: t('referralSent'), text: t('referralSentText', { reward, rides: afterTrips }) });
    } catch (error) {
      toast({
        title: t('referralFailed'),
        text: error instanceof ApiError ? t('referralFailedText') : serverMessage(error, t('referralFailedText')),
        tone: 'bad',
      });
    }
  };
  return (
    <div className="stack">
      <form className="card earn-card form" onSubmit={(event) => void submit(event)}>
        <h2 className="h2 num">{t('referTitle', { reward })}</h2>
        <ol className="refer-steps">
          <li>{t('referStepPhone')}</li>
          <li>{t('referStepJoin')}</li>
          <li className="num">{t('referStepPaid', { rides: afterTrips, reward })}</li>
        </ol>
        <Field
          label={t('referPhone')}
          type="tel"
          name="phone"
          autoComplete="off"
          maxLength={24}
          value={phone}
          onChange={(event) => {
            setPhone(event.target.value);
            refer.reset();
          }}
          error={refer.isError ? serverMessage(refer.error, t('notSent')) : undefined}
        />
        <Button
          type="submit"
          busy={refer.isPending}
          why={unreached ?? (phone.trim().length < REFERRAL_PHONE_MIN_CHARS ? t('needPhone') : undefined)}
        >
          {t('sendReferral')}
        </Button>
      </form>
      {/* Who has brought nobody yet needs no noughts. */}
      {referrals.referred === 0 ? null : (
        <dl className="figures">
          <div>
            <dt>{t('referredCount')}</dt>
            <dd className="num">{referrals.referred}</dd>
          </div>
          <div>
            <dt>{t('joinedCount')}</dt>
            <dd className="num">{referrals.joined}</dd>
          </div>
          <div>
            <dt>{t('rewardedCount')}</dt>
            <dd className="num">{referrals.rewarded}</dd>
          </div>
          <div>
            <dt>{t('earnedColumn')}</dt>
            <dd className="num">{money(referrals.earned, countryId)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
