import { comparedRates, type ComparedRate, type RateSource } from '@safiri/rules/pricing/reference-rates.ts';
import { product } from '@safiri/rules/product.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { clockTime, day, moneyIn } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useRates } from './api.ts';

const rateNames: Record<ComparedRate, TextKey> = {
  rideBase: 'rateRideBase',
  ridePerKm: 'rateRidePerKm',
  foodDelivery: 'rateFood',
  groceryDelivery: 'rateGrocery',
  parcelDelivery: 'rateParcel',
  scooterDelivery: 'rateScooter',
};
const rateIcons: Record<ComparedRate, IconName> = {
  rideBase: 'car',
  ridePerKm: 'flag',
  foodDelivery: 'bowl',
  groceryDelivery: 'basket',
  parcelDelivery: 'box',
  scooterDelivery: 'bolt',
};
const sourceNames: Record<RateSource, TextKey> = {
  published_tariff: 'ratePublished',
  operator_record: 'rateRecorded',
  example: 'rateExample',
};

/** What we take beside the leading app's rates, each with its source and day (spec: operations §2). */
export function PricingTab() {
  const t = useText();
  const rates = useRates();
  if (rates.isPending) return <Skeleton height={320} />;
  if (rates.data === undefined) return <ErrorCard text={t('rateNotLoaded')} onRetry={() => void rates.refetch()} />;
  const { savings, references, currency, promisePercent, validDays } = rates.data;
  // A server may spell the key as the contract of the specification does (AI-095).
  const own = rates.data[product.key] ?? (rates.data as unknown as Record<string, (typeof rates.data)[typeof product.key]>)['{product}'];
  if (own === undefined) return <ErrorCard text={t('rateNotLoaded')} onRetry={() => void rates.refetch()} />;
  const amount = (value: number) => moneyIn(currency, Math.round(value * 100));
  return (
    <>
      <ul className="card list rate-list">
        {comparedRates.map((rate) => {
          const reference = references.find((row) => row.rate === rate);
          const saved = savings[rate];
          return (
            <li key={rate} className="ai-rate">
              <span className="ai-tile">
                <Icon name={rateIcons[rate]} size={22} />
              </span>
              <span className="grow">
                <b>{t(rateNames[rate])}</b>
                {reference === undefined ? (
                  references.length === 0 ? null : (
                    <span className="caption">{t('rateNone')}</span>
                  )
                ) : (
                  <span className="caption num">
                    {t('rateLeading', { amount: amount(reference.amount) })} · {t(sourceNames[reference.source])},{' '}
                    {day(`${reference.recordedOn}T12:00:00Z`)}
                  </span>
                )}
              </span>
              <span className="ai-rate-own">
                <b className="title num">{amount(own[rate])}</b>
                {saved === null || saved <= 0 ? null : <span className="chip ok num">{t('rateSaved', { amount: amount(saved) })}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {references.length === 0 ? (
        // Said once where it is true of all.
        <p className="label">{t('rateNone')}</p>
      ) : (
        <section className="card doc" aria-label={t('ratePromise')}>
          <h2 className="h2">{t('ratePromise')}</h2>
          <p>{t('ratePromiseText', { percent: promisePercent })}</p>
          <p className="caption">{t('rateValid', { days: validDays })}</p>
        </section>
      )}
      <p className="caption num">{t('rateUpdated', { time: clockTime(own.lastUpdated) })}</p>
    </>
  );
}
