import type { FormEvent } from 'react';
import type { ShopMoney } from '@safiri/contract/orders/settlement-calls.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { isOfPayee, PayeeFields, typedPayee } from '../common/payee-fields.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { NotDone } from './not-done.tsx';
import { useSetShopAccount } from './settlement-api.ts';

/** To which account a shop is paid from now on. */
export function ShopAccountForm({ money: { merchantId, ways, account } }: { money: ShopMoney }) {
  const t = useText();
  const keep = useSetShopAccount(merchantId);
  if (ways.length === 0) return <p className="caption">{t('shopNoWay')}</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedPayee(event.currentTarget);
    keep.mutate(typed, {
      onSuccess: ({ account: kept }) =>
        toast({ title: t('shopAccountKept'), text: kept?.name ?? t('shopNoName', { provider: providerFacts[typed.provider].name }) }),
    });
  };
  return (
    <Unfold line={t(account === null ? 'shopSetAccount' : 'shopChangeAccount')}>
      <form className="form" onSubmit={submit}>
        <PayeeFields ways={ways} first={account?.provider} error={keep.error} />
        <Button type="submit" busy={keep.isPending}>
          {t('shopKeepAccount')}
        </Button>
        {isOfPayee(keep.error) ? null : <NotDone step={keep} />}
      </form>
    </Unfold>
  );
}
