import type { Paybill } from '@safiri/contract/payments/calls.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { useText } from '../platform/text.ts';
import { useMoneyNews } from './api.ts';

/** The two numbers that somebody types who pays by themselves, from any phone, also one without the app. */
export function PaybillCard({ paybill }: { paybill: Paybill | null }) {
  const t = useText();
  useMoneyNews();
  if (paybill === null) return null;
  const { provider, number, code, page } = paybill;
  return (
    <section className="card doc" aria-label={t('paybillTitle')}>
      <h2 className="h2">{t('paybillTitle')}</h2>
      <p>{t('paybillHow', { provider: providerFacts[provider].name })}</p>
      <dl className="paybill num">
        <div>
          <dt className="label">{t('paybillNumber')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt className="label">{t('paybillCode')}</dt>
          <dd>{code}</dd>
        </div>
      </dl>
      {page === null ? null : (
        <a className="text-link" href={`${page}?account=${code}`} target="_blank" rel="noreferrer">
          {t('paybillPlay')}
        </a>
      )}
    </section>
  );
}
