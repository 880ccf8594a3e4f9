import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

interface Props {
  readonly feeTerms: PricedService['feeTerms'];
  /** How many the ride makes on its way. */
  readonly stops: number;
  /** What is owed from earlier trips and handed over with this one; null for nothing. */
  readonly owed: string | null;
  readonly countryId: CountryId;
}

/** What a ride may cost beside its price, said before it is asked for; nothing where nothing may. */
export function FeeTermsNote({ feeTerms, stops, owed, countryId }: Props) {
  const t = useText();
  const { waiting = null, cancellation = null, stop = null } = feeTerms ?? {};
  const amount = (wire: string) => money(wire, countryId);
  return (
    <>
      {owed === null ? null : (
        <p className="fee-terms-note label strong">
          <Icon name="wallet" size={18} />
          {t('owedWithThis', { amount: amount(owed) })}
        </p>
      )}
      {stops === 0 || stop === null ? null : (
        <p className="fee-terms-note label">
          <Icon name="pin" size={18} />
          <span>
            {t('stopTerms', { amount: amount(stop.fee) })}{' '}
            {waiting === null
              ? null
              : t('stopWaits', { free: stop.freeMinutes, amount: amount(waiting.perMinute), n: waiting.mostMinutes })}
          </span>
        </p>
      )}
      {waiting === null && cancellation === null ? null : (
        <p className="fee-terms-note label">
          <Icon name="clock" size={18} />
          <span>
            {waiting === null
              ? null
              : t('waitingTerms', { free: waiting.freeMinutes, amount: amount(waiting.perMinute), n: waiting.mostMinutes })}{' '}
            {cancellation === null || cancellation.fee === '0.00'
              ? null
              : t('cancelTerms', { n: cancellation.freeMinutes, amount: amount(cancellation.fee) })}{' '}
            {cancellation === null || cancellation.noShowFee === '0.00'
              ? null
              : t('noShowTerms', { n: cancellation.noShowAfterMinutes, amount: amount(cancellation.noShowFee) })}
          </span>
        </p>
      )}
    </>
  );
}
