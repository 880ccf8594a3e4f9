import type { TextKey } from 'virtual:texts/keys';
import { firstTariff, firstVehicles, type FirstService, type FirstVehicle } from '@safiri/rules/markets/first-market.ts';
import { sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { fare } from '@safiri/rules/pricing/market-fare.ts';
import { roundingStep } from '@safiri/rules/pricing/rounding.ts';
import { vehicleNames } from '../common/vehicle-kinds.ts';
import { moneyIn } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Field } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';

/** The amounts of a service as they are being typed. */
export type TypedService = Readonly<Record<Amount, string>> & { readonly isOffered: boolean };
type Amount = Exclude<keyof FirstService, 'vehicle'>;

export const amounts: ReadonlyArray<readonly [Amount, TextKey]> = [
  ['base', 'setupBase'],
  ['perKm', 'setupPerKm'],
  ['minimum', 'setupMinimum'],
  ['commissionPercent', 'setupCommission'],
];

export const noService: TypedService = { isOffered: false, base: '', perKm: '', minimum: '', commissionPercent: '' };

/** A number that was typed; undefined for none. */
export const typedNumber = (text: string): number | undefined => {
  const value = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** The service that was typed; undefined while an amount is missing. */
export function serviceOf(vehicle: FirstVehicle, typed: TypedService): FirstService | undefined {
  const [base, perKm, minimum, commissionPercent] = amounts.map(([name]) => typedNumber(typed[name]));
  if (base === undefined || perKm === undefined || minimum === undefined || commissionPercent === undefined) return undefined;
  return { vehicle, base, perKm, minimum, commissionPercent };
}

/** How far the trip is whose price is shown. */
const SHOWN_KM = 5;

interface Props {
  readonly typed: Readonly<Record<FirstVehicle, TypedService>>;
  readonly currency: string;
  /** Undefined while none was typed. */
  readonly roundTo: number | undefined;
  /** What is wrong with an amount of a service. */
  readonly wrong: (vehicle: FirstVehicle, amount: string) => string | undefined;
  readonly onChange: (vehicle: FirstVehicle, typed: TypedService) => void;
}

/** What people are carried by, and what it costs. */
export function MarketServices({ typed, currency, roundTo, wrong, onChange }: Props) {
  const t = useText();
  const priceOf = (service: FirstService | undefined) => {
    if (service === undefined || roundTo === undefined || roundTo < 0.01) return undefined;
    const trip = { distanceMeters: SHOWN_KM * 1000, durationSeconds: 0, minuteOfDay: 12 * 60 };
    return moneyIn(currency, sumOf(fare(firstTariff(service), { roundToMinor: roundingStep({ rounding: { to: roundTo } }) }, trip)));
  };
  return (
    <ul className="stack">
      {firstVehicles.map((vehicle) => {
        const own = typed[vehicle];
        const name = t(vehicleNames[vehicle]);
        const price = own.isOffered ? priceOf(serviceOf(vehicle, own)) : undefined;
        return (
          <li key={vehicle} className="setup-service" aria-label={name}>
            <div className="row spread">
              <span className="label strong">{name}</span>
              <Switch on={own.isOffered} label={name} onChange={(isOffered) => onChange(vehicle, { ...own, isOffered })} />
            </div>
            {own.isOffered ? (
              <fieldset className="setup-amounts">
                <legend className="visually-hidden">{name}</legend>
                {amounts.map(([amount, text]) => (
                  <Field
                    key={amount}
                    label={t(text, { currency })}
                    type="number"
                    inputMode="decimal"
                    min={0}
                    max={amount === 'commissionPercent' ? 100 : undefined}
                    step="any"
                    required
                    value={own[amount]}
                    error={wrong(vehicle, amount)}
                    onChange={(event) => onChange(vehicle, { ...own, [amount]: event.target.value })}
                  />
                ))}
              </fieldset>
            ) : null}
            {price === undefined ? null : (
              <p className="caption num" role="status">
                {t('setupFare', { km: SHOWN_KM, fare: price })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
