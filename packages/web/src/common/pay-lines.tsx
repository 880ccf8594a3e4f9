import type { DriverPay } from '@safiri/contract/earnings/shapes.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { bonusName, moneyOfList } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import './pay-lines.css';

interface Props {
  readonly fare: string;
  readonly pay: DriverPay;
  readonly countryId: CountryId;
  readonly className?: string;
  /** Says at the end what is left; not where that stands above in large. */
  readonly withNet?: boolean;
  /** The fare stands above by itself. */
  readonly fareAbove?: boolean;
}

/** What a trip pays its driver, line by line: the fare and what a promotion took off it, less the commission, and the one bonus by its name; a sum stands once. */
export function PayLines({ fare, pay, countryId, className = '', withNet = false, fareAbove = false }: Props) {
  const t = useText();
  const { bonus, promotion } = pay;
  const money = moneyOfList([fare, pay.commission, pay.net, promotion, bonus?.amount], countryId);
  const hasCommission = Number(pay.commission) > 0;
  const isWhole = !hasCommission && bonus === null && promotion === null;
  if (isWhole && (fareAbove || !withNet)) return null;
  return (
    <dl className={`pay-lines num ${className}`}>
      {isWhole || fareAbove ? null : (
        <div>
          <dt>{t('tripFare')}</dt>
          <dd>{money(fare)}</dd>
        </div>
      )}
      {promotion === null ? null : (
        <div>
          <dt>{t('payPromotion')}</dt>
          <dd>+{money(promotion)}</dd>
        </div>
      )}
      {hasCommission ? (
        <div>
          <dt>{t('payCommission')}</dt>
          <dd>-{money(pay.commission)}</dd>
        </div>
      ) : null}
      {bonus === null ? null : (
        <div className="pay-bonus">
          <dt>{t(bonusName(bonus.id), { percent: bonus.percent })}</dt>
          <dd>+{money(bonus.amount)}</dd>
        </div>
      )}
      {withNet ? (
        <div className="pay-net">
          <dt>{t('payNet')}</dt>
          <dd>{money(pay.net)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
