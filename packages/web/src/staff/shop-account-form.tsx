import { useState, type FormEvent } from 'react';
import type { ShopMoney } from '@safiri/contract/orders/settlement-calls.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { NotDone } from './not-done.tsx';
import { useSetShopAccount } from './settlement-api.ts';

/** To which account a shop is paid from now on. */
export function ShopAccountForm({ money: { merchantId, ways, account } }: { money: ShopMoney }) {
  const t = useText();
  const keep = useSetShopAccount(merchantId);
  const [chosen, setChosen] = useState(account?.provider);
  const way = ways.find(({ provider }) => provider === chosen) ?? ways[0];
  if (way === undefined) return <p className="caption">{t('shopNoWay')}</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bank = form.get('bank');
    keep.mutate(
      { provider: way.provider, account: String(form.get('account')).trim(), ...(bank === null ? {} : { bank: String(bank) }) },
      {
        onSuccess: ({ account: kept }) =>
          toast({ title: t('shopAccountKept'), text: kept?.name ?? t('shopNoName', { provider: providerFacts[way.provider].name }) }),
      },
    );
  };
  return (
    <Unfold line={t(account === null ? 'shopSetAccount' : 'shopChangeAccount')}>
      <form className="form" onSubmit={submit}>
        {ways.length < 2 ? null : (
          <SelectField
            label={t('shopPaidBy')}
            value={way.provider}
            onChange={(event) => setChosen(event.target.value as typeof way.provider)}
          >
            {ways.map(({ provider }) => (
              <option key={provider} value={provider}>
                {providerFacts[provider].name}
              </option>
            ))}
          </SelectField>
        )}
        {way.banks.length === 0 ? null : (
          <SelectField label={t('shopBank')} name="bank" error={fieldMessage(keep.error, 'bank')}>
            {way.banks.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={t(way.kind === 'bank' ? 'shopAccountNumber' : 'shopPhone')}
          name="account"
          required
          maxLength={30}
          autoComplete="off"
          error={fieldMessage(keep.error, 'account')}
        />
        <Button type="submit" busy={keep.isPending}>
          {t('shopKeepAccount')}
        </Button>
        <NotDone step={keep} />
      </form>
    </Unfold>
  );
}
