import { useState } from 'react';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { providerFacts, providerIds } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { paymentMethod } from '../platform/preferences.ts';
import { useChosenMethod, useOfferedMethods } from './chosen-method.ts';
import { SPLIT_METHOD, splitText, type useSplit } from './split-payment.ts';
import { useWallet } from './wallet.ts';
import { useText } from '../platform/text.ts';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/svg.tsx';
import './payment-card.css';
import { balanceText } from './balance-text.ts';
import { methodText } from './method-text.ts';

/**
 * @param brought what is paid for is brought by a courier, who takes the cash; a ride is paid at its end
 * @param split how it could be paid by wallet and cash together, and whether it is
 */
export function PaymentCard({
  countryId,
  brought = false,
  split,
}: {
  countryId: CountryId;
  brought?: boolean;
  split?: ReturnType<typeof useSplit> | undefined;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const alone = useChosenMethod(countryId);
  const chosen = split?.chosen === undefined ? alone : SPLIT_METHOD;
  const methods = [...useOfferedMethods(countryId), ...(split?.offered === undefined ? [] : [SPLIT_METHOD])];
  const wallet = useWallet();
  const note = (id: string) => {
    if (id === SPLIT_METHOD) return t(brought ? 'payBothAtDoor' : 'payBothAfterRide');
    if (isOneOf(providerIds, id))
      return t(brought ? 'payNowBy' : providerFacts[id].asks === 'page' ? 'payPageAfterRide' : 'payPromptAfterRide');
    if (id !== walletMethodId) return t(brought ? 'payCourier' : 'payAfterRide');
    return wallet.data === undefined ? '' : `${wallet.data.number} · ${balanceText(t, wallet.data)}`;
  };
  const name = (id: string) => (id === SPLIT_METHOD && split?.offered !== undefined ? splitText(t, split.offered) : methodText(t, id));
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
                <Icon name={id === walletMethodId ? 'wallet' : 'cash'} />
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
