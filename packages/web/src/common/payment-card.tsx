import { useState } from 'react';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { providerFacts, providerIds } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { money } from '../platform/format.ts';
import { paymentMethod } from '../platform/preferences.ts';
import { useChosenMethod, useOfferedMethods } from './chosen-method.ts';
import { SPLIT_METHOD, splitText, type SplitChoice } from './split-payment.ts';
import { useWallet } from './wallet.ts';
import { useText } from '../platform/text.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import './payment-card.css';
import { balanceText } from './balance-text.ts';
import { methodText } from './method-text.ts';

/** Each way of paying by its own sign; of two at once both. */
function MethodIcon({ id }: { id: string }) {
  if (id === SPLIT_METHOD)
    return (
      <span className="method-both">
        <Icon name="wallet" size={18} />
        <Icon name="cash" size={18} />
      </span>
    );
  if (isOneOf(providerIds, id)) return <Icon name={providerFacts[id].asks === 'phone' ? 'phone' : 'card'} />;
  return <Icon name={id === walletMethodId ? 'wallet' : 'cash'} />;
}

/**
 * @param brought what is paid for is brought by a courier, who takes the cash; a ride is paid at its end
 * @param marketId of what is paid for, where its city is known
 * @param split how it could be paid by wallet and cash together, and whether it is
 */
export function PaymentCard({
  countryId,
  marketId,
  brought = false,
  split,
}: {
  countryId: CountryId;
  marketId?: string | null;
  brought?: boolean;
  split?: SplitChoice | undefined;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const alone = useChosenMethod(countryId, marketId);
  const chosen = split?.chosen === undefined && split?.isComing !== true ? alone : SPLIT_METHOD;
  const offered = useOfferedMethods(countryId, marketId);
  // Both together right after the wallet, which alone is too little.
  const after = offered.includes(walletMethodId) ? offered.indexOf(walletMethodId) + 1 : offered.length;
  const methods = split?.offered === undefined ? offered : [...offered.slice(0, after), SPLIT_METHOD, ...offered.slice(after)];
  const wallet = useWallet();
  const note = (id: string) => {
    if (id === SPLIT_METHOD) return t(brought ? 'payBothAtDoor' : 'payBothAfterRide');
    if (isOneOf(providerIds, id))
      return t(brought ? 'payNowBy' : providerFacts[id].asks === 'page' ? 'payPageAfterRide' : 'payPromptAfterRide');
    if (id !== walletMethodId) return t(brought ? 'payCourier' : 'payAfterRide');
    if (wallet.data === undefined) return '';
    const has = balanceText(t, wallet.data);
    return split?.offered === undefined
      ? `${wallet.data.number} · ${has}`
      : `${has} · ${t('walletShort', { amount: money(split.offered.short, countryId) })}`;
  };
  const name = (id: string) => {
    if (id !== SPLIT_METHOD) return methodText(t, id);
    return split?.offered === undefined ? t('payBothComing') : splitText(t, split.offered);
  };
  return (
    <ChoiceRow icon={chosen === walletMethodId ? 'wallet' : 'cash'} text={name(chosen)} note={note(chosen)}>
      <Button kind="soft" small onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('paymentMethods')}>
        <ul className="stack">
          {methods.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="card method"
                aria-pressed={id === chosen}
                onClick={() => {
                  paymentMethod.set(id);
                  setOpen(false);
                }}
              >
                <MethodIcon id={id} />
                <span className="grow">
                  <b>{name(id)}</b>
                  <span className="caption num">{note(id)}</span>
                </span>
                {id === chosen ? <Icon name="check" /> : null}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </ChoiceRow>
  );
}
