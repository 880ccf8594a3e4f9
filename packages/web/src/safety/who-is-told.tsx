import type { EmergencyKit } from '@safiri/contract/safety/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { CallPolice, CallRow } from './help-rows.tsx';
import { useEmergencyKit, useKnownContacts, useTeam, type Team } from './kit.ts';

type Line = readonly [IconName, TextKey];

const teamLines: Readonly<Record<Team, Line>> = {
  // Until the server has answered, no more is promised than what holds without anybody at the screen.
  asked: ['clock', 'whoTeamLater'],
  unknown: ['clock', 'whoTeamLater'],
  away: ['clock', 'whoTeamAway'],
  'on-call': ['check', 'whoTeamOnCall'],
  there: ['check', 'whoTeamThere'],
};

/** What this server does for the contacts, or leaves to the phone. */
function contactsLine({ canText, canMail }: EmergencyKit, count: number): Line {
  if (count === 0) return ['x', 'whoContactsNone'];
  if (canText) return ['check', 'whoContactsText'];
  return canMail ? ['mail', 'whoContactsMail'] : ['x', 'whoContactsSelf'];
}

/**
 * During the countdown: who gets the alert and who does not, and the number of those who do not.
 * @param withoutPolice whose number stands above already
 */
export function WhoIsTold({ rideId, withoutPolice = false }: { rideId: number | null; withoutPolice?: boolean }) {
  const t = useText();
  const kit = useEmergencyKit(rideId);
  const contacts = useKnownContacts();
  const team = useTeam(rideId);
  const lines: Line[] = [teamLines[team]];
  if (contacts !== undefined) lines.push(contactsLine(kit, contacts.length));
  lines.push(['x', 'whoPolice']);
  const police = withoutPolice ? undefined : kit.numbers?.police;
  return (
    <>
      {team === 'away' && police !== undefined ? <CallPolice police={police} /> : null}
      <ul className="sos-course sos-who" aria-label={t('whoTitle')}>
        {lines.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            {t(text)}
          </li>
        ))}
      </ul>
      {team === 'away' || police === undefined ? null : <CallRow name="numberPolice" number={police} />}
    </>
  );
}
