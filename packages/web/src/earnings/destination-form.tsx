import { useState, type FormEvent } from 'react';
import type { PayoutDestination, PayoutTerms, PayoutWay } from '@safiri/contract/earnings/payout-shapes.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useFindPayoutName, useSetDestination } from './api.ts';

/** An account as it is typed: its name is looked up before it is kept. */
function AccountForm({ terms, onFound }: { terms: PayoutTerms; onFound: (found: PayoutDestination) => void }) {
  const t = useText();
  const online = useOnline();
  const phone = session.use()?.phone ?? '';
  const find = useFindPayoutName();
  const [chosen, setChosen] = useState(terms.destination?.provider ?? terms.ways[0]?.provider);
  const way = terms.ways.find(({ provider }) => provider === chosen) ?? terms.ways[0];
  if (way === undefined) return null;
  const errorOf = (field: string) => fieldMessage(find.error, field);
  const named = ['account', 'bank'].some((field) => errorOf(field) !== undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bank = form.get('bank');
    const typed = { provider: way.provider, account: String(form.get('account')).trim(), ...(bank === null ? {} : { bank: String(bank) }) };
    find.mutate(typed, { onSuccess: onFound });
  };
  return (
    <form className="form" onSubmit={submit}>
      {terms.ways.length < 2 ? null : (
        <SelectField
          label={t('payoutBy')}
          value={way.provider}
          onChange={(event) => setChosen(event.target.value as PayoutWay['provider'])}
        >
          {terms.ways.map(({ provider }) => (
            <option key={provider} value={provider}>
              {providerFacts[provider].name}
            </option>
          ))}
        </SelectField>
      )}
      {way.banks.length === 0 ? null : (
        <SelectField label={t(way.kind === 'bank' ? 'payoutBank' : 'payoutNetwork')} name="bank" error={errorOf('bank')}>
          {way.banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        key={way.provider}
        label={t(way.kind === 'bank' ? 'payoutAccountNumber' : 'payoutPhone')}
        name="account"
        inputMode={way.kind === 'bank' ? 'numeric' : 'tel'}
        autoComplete="off"
        required
        maxLength={30}
        defaultValue={terms.destination?.provider === way.provider ? terms.destination.account : way.kind === 'phone' ? phone : ''}
        error={errorOf('account')}
      />
      {find.isError && !named ? (
        <p className="field-error" role="alert">
          {serverMessage(find.error, t('notSent'))}
        </p>
      ) : null}
      <Button type="submit" full busy={find.isPending} why={online ? undefined : t('noConnection')}>
        {t('payoutCheckName')}
      </Button>
    </form>
  );
}

/** Whose the account is, and the password that makes it the one to which payouts go. */
function ConfirmForm({
  terms,
  found,
  onBack,
  onDone,
}: {
  terms: PayoutTerms;
  found: PayoutDestination;
  onBack: () => void;
  onDone: () => void;
}) {
  const t = useText();
  const hasPassword = session.use()?.hasPassword !== false;
  const keep = useSetDestination();
  const { provider, account, bank, name } = found;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    keep.mutate({ provider, account, ...(bank === null ? {} : { bank }), ...(hasPassword ? { password } : {}) }, { onSuccess: onDone });
  };
  const wrong = fieldMessage(keep.error, 'password');
  return (
    <form className="form" onSubmit={submit}>
      <div className="payout-to">
        <b className="title">{name ?? t('payoutNameless', { provider: providerFacts[provider].name })}</b>
        <span className="num">{payeeText(found, terms.countryId)}</span>
      </div>
      <p className="label">{t(name === null ? 'payoutCheckDigits' : 'payoutIsItYou')}</p>
      {hasPassword ? <PasswordField hint={t('payoutPasswordWhy')} error={wrong} /> : null}
      {keep.isError && wrong === undefined ? (
        <p className="field-error" role="alert">
          {serverMessage(keep.error, t('notSent'))}
        </p>
      ) : null}
      <Button type="submit" full busy={keep.isPending}>
        {t('payoutKeepAccount')}
      </Button>
      <Button kind="soft" full onClick={onBack}>
        {t('payoutOtherAccount')}
      </Button>
    </form>
  );
}

/** Where payouts go: an account is typed, its name is looked up, and it is kept by the password. */
export function DestinationForm({ terms, onDone }: { terms: PayoutTerms; onDone: () => void }) {
  const [found, setFound] = useState<PayoutDestination>();
  return found === undefined ? (
    <AccountForm terms={terms} onFound={setFound} />
  ) : (
    <ConfirmForm terms={terms} found={found} onBack={() => setFound(undefined)} onDone={onDone} />
  );
}
