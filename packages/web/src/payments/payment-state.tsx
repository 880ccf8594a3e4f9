import type { Payment } from '@safiri/contract/payments/calls.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { Link } from 'wouter';
import { useOnline } from '../platform/connection.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { isOpen } from './api.ts';
import { purposeWords, sentenceOf, stateChips, stateNames } from './payment-words.ts';

/** How a top-up stands: in words, with the one thing to do, and what to do when it hangs. */
export function PaymentState({ payment }: { payment: Payment }) {
  const t = useText();
  const online = useOnline();
  const provider = providerFacts[payment.provider].name;
  const fill = { provider, amount: money(payment.amount, payment.countryId), phone: payment.phone ?? '' };
  const words = purposeWords[payment.purpose];
  const open = isOpen(payment);
  return (
    <section className="card doc stack" aria-label={t(words.title)}>
      <div className="row spread">
        <b className="title num">{fill.amount}</b>
        <span className={stateChips[payment.state]}>{t(stateNames[payment.state])}</span>
      </div>
      <p role="status">{t(sentenceOf(payment), fill)}</p>
      {payment.state === 'succeeded' && Number(payment.givenBack) > 0 ? (
        <p className="caption num">{t('topUpGivenBack', { back: money(payment.givenBack, payment.countryId) })}</p>
      ) : null}
      {payment.page === null ? null : (
        <a className="button primary full" href={payment.page}>
          {t('topUpGo', fill)}
        </a>
      )}
      {open ? <p className="caption">{t(online ? 'topUpHangs' : 'topUpOffline', fill)}</p> : null}
      <p className="caption num">
        {day(payment.createdAt)}, {clockTime(payment.createdAt)} · {provider}
        {payment.receipt === null ? '' : ` · ${t('topUpReceipt', { receipt: payment.receipt })}`}
        {payment.isSandbox ? ` · ${t('topUpPlay')}` : ''}
      </p>
      {open ? (
        <Link className="button soft full" href="/live-chat">
          {t('topUpHelp')}
        </Link>
      ) : (
        <Link className="button soft full" href={words.screen}>
          {t(words.again)}
        </Link>
      )}
    </section>
  );
}
