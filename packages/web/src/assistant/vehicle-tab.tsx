import { useState } from 'react';
import { agedVehicleNames, VEHICLE_AGE_LIMITS, type AgedVehicle } from '@safiri/rules/dispatch/vehicles.ts';
import { agedVehicles, VEHICLE_YEARS_BACK, vehicleYears } from '@safiri/rules/drivers/vehicle-age.ts';
import type { TextKey } from 'virtual:texts/keys';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useVehicleCheck, type VehicleReply } from './api.ts';
import '../common/pay-lines.css';

const policy: readonly TextKey[] = ['policyInspection', 'policyInsurance', 'policyRegistration'];

function Result({ checked }: { checked: VehicleReply }) {
  const t = useText();
  return (
    <section className="card doc vehicle-result" data-eligible={checked.isEligible} aria-label={t('vehicleResult')}>
      <p className="row title">
        <Icon name={checked.isEligible ? 'check' : 'x'} />
        {t(checked.isEligible ? 'vehicleEligible' : 'vehicleNotEligible')}
      </p>
      <p>{checked.message}</p>
      {checked.vehicleInfo.benefits.length === 0 ? null : (
        <>
          <h3 className="label strong">{t('vehicleBenefits')}</h3>
          <ul className="ai-bullets">
            {checked.vehicleInfo.benefits.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <h3 className="label strong">{t('vehicleNext')}</h3>
      <ul className="ai-bullets">
        {checked.recommendations.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a vehicle is young enough to work; the server's year counts (spec: operations §2, §5). */
export function VehicleTab() {
  const t = useText();
  const isDriver = session.use()?.userType === 'driver';
  const check = useVehicleCheck();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [kind, setKind] = useState<AgedVehicle>('car');
  const [year, setYear] = useState(thisYear - VEHICLE_YEARS_BACK);
  const verify = () =>
    check.mutate(
      { vehicleType: kind, vehicleYear: year, currentYear: thisYear },
      {
        onSuccess: ({ isEligible, message }) =>
          isEligible
            ? toast({ title: t('vehicleToastEligible'), text: message })
            : toast({ title: t('vehicleToastOld'), text: message, tone: 'bad' }),
        onError: () => toast({ title: t('vehicleFailed'), text: t('vehicleFailedText'), tone: 'bad' }),
      },
    );
  return (
    <>
      <section className="card doc vehicle-form" aria-label={t('aiTabVehicle')}>
        {isDriver ? null : <p>{t('vehicleForDrivers')}</p>}
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            verify();
          }}
        >
          <div className="ai-two">
            <SelectField label={t('vehicleKind')} value={kind} onChange={(event) => setKind(event.target.value as AgedVehicle)}>
              {agedVehicles.map((id) => (
                <option key={id} value={id}>
                  {t(agedVehicleNames[id])}
                </option>
              ))}
            </SelectField>
            <SelectField label={t('vehicleMadeIn')} value={year} onChange={(event) => setYear(Number(event.target.value))}>
              {vehicleYears(thisYear).map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </SelectField>
          </div>
          <Button type="submit" full busy={check.isPending}>
            {t('vehicleVerify')}
          </Button>
        </form>
      </section>
      {check.data === undefined ? null : <Result checked={check.data} />}
      <section className="card doc" aria-label={t('vehiclePolicy')}>
        <h2 className="h2">{t('vehiclePolicy')}</h2>
        <dl className="pay-lines">
          {agedVehicles.map((id) => (
            <div key={id}>
              <dt>{t(agedVehicleNames[id])}</dt>
              <dd className="num">{t('vehicleLimit', { n: VEHICLE_AGE_LIMITS[id] })}</dd>
            </div>
          ))}
        </dl>
        <ul className="ai-bullets">
          {policy.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
