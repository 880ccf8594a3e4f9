import type { IntegrityFinding } from '@safiri/contract/integrity/shapes.ts';
import type { IntegrityRule } from '@safiri/rules/integrity/rules.ts';
import type { TextKey } from 'virtual:texts/keys';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import './integrity-findings.css';

const sentences: Readonly<Record<IntegrityRule, TextKey>> = {
  too_fast: 'integrityTooFast',
  not_driven: 'integrityNotDriven',
  shared_phone: 'integritySharedPhone',
  pair_often: 'integrityPairOften',
  customer_often: 'integrityCustomerOften',
  one_phone_many: 'integrityOnePhone',
  throwaway_passengers: 'integrityThrowaway',
  closed_circle: 'integrityCircle',
  own_referral: 'integrityReferral',
};
/** Numbers that are metres, and the name under which a sentence says them as kilometres. */
const inKm: Readonly<Record<string, string>> = { meters: 'km', driven: 'driven', straight: 'straight' };

const valuesOf = (facts: IntegrityFinding['facts']) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]): [string, string | number] => {
      const said = inKm[name];
      return said === undefined ? [name, value] : [said, km(value / 1000)];
    }),
  );

/** What rules found about a trip, in the same words for its driver and for the team. */
export function IntegrityFindings({ findings }: { findings: readonly IntegrityFinding[] }) {
  const t = useText();
  return (
    <ul className="findings">
      {findings.map(({ rule, facts }) => (
        <li key={rule} className="finding">
          <Icon name="alert" size={20} />
          <span className="num">{t(sentences[rule], valuesOf(facts))}</span>
        </li>
      ))}
    </ul>
  );
}
