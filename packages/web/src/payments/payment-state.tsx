import type { Payment } from '@safiri/contract/payments/calls.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { Link } from 'wouter';
import { isOpen, purposeNames, sentenceOf, stateChips, stateNames } from '../common/payment-words.ts';
import { useOnline } from '../platform/connection.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { wordsOf } from './balance-words.ts';

/** How a payment stands: in words, with the one thing to do, and what to do when it hangs. */
export function PaymentState({ payment }: { payment: Payment }) {
  const t = useText();
  const online = useOnline();
  const user = session.use();
  const provider = providerFacts[payment.provider].name;
  const fill = { provider, amount: money(payment.amount, payment.countryId), phone: payment.phone ?? '' };
  const words = wordsOf(payment.purpose);
  const open = isOpen(payment);
  const isOfBalance = payment.purpose === 'top_up' || payment.purpose === 'pay_in';
  return (
    <section className="card doc stack" aria-label={t(purposeNames[payment.purpose])}>
      <div className="row spread">
        <b className="title num">
          {t(purposeNames[payment.purpose])} · {fill.amount}
        </b>
        <span className={stateChips[payment.state]}>{t(stateNames[payment.state])}</span>
      </div>
      <p role="status">{t(sentenceOf(payment), fill)}</p>
      {payment.state === 'succeeded' && Number(payment.givenBack) > 0 ? (
        <p className="caption num">{t('topUpGivenBack', { back: money(payment.givenBack, payment.countryId) })}</p>
      ) : null}
      {payment.page === null ? null : (
        <>
          <a className="button primary full" href={payment.page}>
            {t('topUpGo', fill)}
          </a>
          <p className="caption">{t('topUpNotYet')}</p>
          {isOfBalance ? (
            <Link className="text-link" href={words.screen}>
              {t('topUpOther')}
            </Link>
          ) : null}
        </>
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
        <>
          {payment.state === 'succeeded' && user !== null ? (
            <Link className="button primary full" href={homeOf(user)}>
              {t('done')}
            </Link>
          ) : null}
          <Link className="button soft full" href={words.screen}>
            {t(words.again)}
          </Link>
        </>
      )}
    </section>
  );
}
