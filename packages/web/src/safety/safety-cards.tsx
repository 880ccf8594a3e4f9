import type { EmergencyKit } from '@safiri/contract/safety/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import type { IconName } from '../art/icons.ts';
import { HelpRows } from './help-rows.tsx';
import { useEmergencyKit, useTeam, type Team } from './kit.ts';
import { pressSos } from './sos.ts';

type Feature = readonly [IconName, TextKey];
const passengerFeatures: readonly Feature[] = [
  ['share', 'featureShare'],
  ['shieldcheck', 'featureVerified'],
  ['check', 'featurePin'],
  ['help', 'featureCheck'],
];
const driverFeatures: readonly Feature[] = [
  ['user', 'featureRider'],
  ['check', 'featurePin'],
  ['book', 'featureTrained'],
];

const teamTexts: Readonly<Record<Exclude<Team, 'asked'>, TextKey>> = {
  there: 'teamThere',
  'on-call': 'teamOnCall',
  away: 'teamAway',
  unknown: 'teamUnknown',
};

/** First on the screen: whether anybody is watching or on call now, else the numbers to dial. */
export function TeamState() {
  const t = useText();
  const team = useTeam(null);
  const { numbers } = useEmergencyKit(null);
  if (team === 'asked') return <div className="skeleton team-asked" />;
  return (
    <p className="team-state" data-team={team} role="status">
      <Icon name={team === 'there' || team === 'on-call' ? 'check' : 'alert'} size={24} />
      <b>
        {team === 'away' && numbers === null
          ? t('teamAwayAlone')
          : t(teamTexts[team], { police: numbers?.police ?? '', medical: numbers?.medical ?? '' })}
      </b>
    </p>
  );
}

/** What contacts get in an emergency: what this server can send, and the phone's own way where it can't. */
function contactsText({ canText, canMail }: EmergencyKit): TextKey {
  if (canText) return 'protocol2';
  return canMail ? 'protocol2Mail' : 'protocol2Nothing';
}

export function FeaturesCard() {
  const t = useText();
  const features = session.use()?.userType === 'driver' ? driverFeatures : passengerFeatures;
  return (
    <section className="card doc" aria-label={t('safetyFeatures')}>
      <h2 className="h2">{t('safetyFeatures')}</h2>
      <ul className="features">
        {features.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} size={22} />
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ProtocolCard() {
  const t = useText();
  const isDriver = session.use()?.userType === 'driver';
  const kit = useEmergencyKit(null);
  return (
    <section className="card doc" aria-label={t('safetyProtocol')}>
      <h2 className="h2">{t('safetyProtocol')}</h2>
      <ol className="protocol">
        <li>{t('protocol1')}</li>
        <li>{t(kit.contacts.length === 0 ? 'protocol2Nobody' : contactsText(kit))}</li>
        <li>{t(isDriver ? 'protocol3Driver' : 'protocol3Passenger')}</li>
        <li>{t('protocol4')}</li>
      </ol>
      <Button kind="soft" onClick={() => pressSos({ rideId: null, drill: true })}>
        {t('drillStart')}
      </Button>
      <p className="caption">{t('drillHint')}</p>
    </section>
  );
}

export function NumbersCard({ rideId }: { rideId: number | null }) {
  const t = useText();
  const kit = useEmergencyKit(rideId);
  return (
    <section className="card doc" aria-label={t('safetyNumbers')}>
      <h2 className="h2">{t('safetyNumbers')}</h2>
      <HelpRows kit={kit} withSupport />
    </section>
  );
}
