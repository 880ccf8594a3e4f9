import { useState, type FormEvent } from 'react';
import type { PayoutDestination, PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { isOfPayee, PayeeFields, typedPayee } from '../common/payee-fields.tsx';
import { fieldMessage, serverMessage } from '../platform/api-client.ts';
import { useUnreached } from '../platform/unreached.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useFindPayoutName, useSetDestination } from './api.ts';

/** An account as it is typed: its name is looked up before it is kept. */
function AccountForm({ terms, onFound }: { terms: PayoutTerms; onFound: (found: PayoutDestination) => void }) {
  const t = useText();
  const unreached = useUnreached();
  const phone = session.use()?.phone ?? '';
  const find = useFindPayoutName();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    find.mutate(typedPayee(event.currentTarget), { onSuccess: onFound });
  };
  return (
    <form className="form" onSubmit={submit}>
      <PayeeFields ways={terms.ways} first={terms.destination?.provider} phone={phone} error={find.error} />
      {find.isError && !isOfPayee(find.error) ? (
        <p className="field-error" role="alert">
          {serverMessage(find.error, t('notSent'))}
        </p>
      ) : null}
      <Button type="submit" full busy={find.isPending} why={unreached}>
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
