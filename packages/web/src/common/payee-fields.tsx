import { useState, type ChangeEvent, type InvalidEvent } from 'react';
import type { PayoutWay, TypedDestination } from '@safiri/contract/earnings/payout-shapes.ts';
import { providerFacts, type ProviderId } from '@safiri/rules/payments/providers.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** The bank or network that keeps the account. None is proposed: whoever did not look would be paid to a stranger. */
function Keeper({ way, error }: { way: PayoutWay; error: unknown }) {
  const t = useText();
  const [missing, setMissing] = useState(false);
  const isBank = way.kind === 'bank';
  const ask = (event: InvalidEvent<HTMLSelectElement>) => {
    // Said beside the field, in the language of the screen, in place of the browser's bubble.
    event.preventDefault();
    event.currentTarget.focus();
    setMissing(true);
  };
  return (
    <SelectField
      label={t(isBank ? 'payeeBank' : 'payeeNetwork')}
      name="bank"
      required
      defaultValue=""
      error={missing ? t(isBank ? 'payeeBankNeeded' : 'payeeNetworkNeeded') : fieldMessage(error, 'bank')}
      onInvalid={ask}
      onChange={() => setMissing(false)}
    >
      <option value="" disabled>
        {t('payeeChoose')}
      </option>
      {way.banks.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/**
 * To which account somebody is paid: by which provider, at which bank or network, and its number.
 * @param first the provider that is shown first
 * @param phone stands in the field where accounts are phone numbers
 * @param error what the server said of what was sent
 */
export function PayeeFields({
  ways,
  first,
  phone = '',
  error,
}: {
  ways: readonly PayoutWay[];
  first: ProviderId | undefined;
  phone?: string;
  error: unknown;
}) {
  const t = useText();
  const [chosen, setChosen] = useState(first);
  const way = ways.find(({ provider }) => provider === chosen) ?? ways[0];
  if (way === undefined) return null;
  return (
    <>
      {ways.length < 2 ? (
        <input type="hidden" name="provider" value={way.provider} />
      ) : (
        <SelectField
          label={t('payeeBy')}
          name="provider"
          value={way.provider}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => setChosen(event.target.value as ProviderId)}
        >
          {ways.map(({ provider }) => (
            <option key={provider} value={provider}>
              {providerFacts[provider].name}
            </option>
          ))}
        </SelectField>
      )}
      {way.banks.length === 0 ? null : <Keeper key={`bank of ${way.provider}`} way={way} error={error} />}
      <Field
        key={`account of ${way.provider}`}
        label={t(way.kind === 'bank' ? 'payeeAccountNumber' : 'payeePhone')}
        name="account"
        inputMode={way.kind === 'bank' ? 'numeric' : 'tel'}
        autoComplete="off"
        required
        maxLength={30}
        defaultValue={way.kind === 'phone' ? phone : ''}
        error={fieldMessage(error, 'account')}
      />
    </>
  );
}

/** The account as it was typed into {@link PayeeFields}. */
export function typedPayee(form: HTMLFormElement): TypedDestination {
  const fields = new FormData(form);
  const bank = fields.get('bank');
  return {
    provider: String(fields.get('provider')) as ProviderId,
    account: String(fields.get('account')).trim(),
    ...(bank === null ? {} : { bank: String(bank) }),
  };
}

/** Whether what the server refused is said beside one of the {@link PayeeFields}. */
export const isOfPayee = (error: unknown): boolean => ['account', 'bank'].some((field) => fieldMessage(error, field) !== undefined);
