import type { EmergencyKit } from '@safiri/contract/safety/shapes.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { lastPoint } from './locate.ts';
import { smsLink } from './kit.ts';

/** A number to dial. */
export function CallRow({ name, number }: { name: TextKey; number: string }) {
  const t = useText();
  return (
    <a className="call-row" href={`tel:${number}`}>
      <Icon name="phone" size={22} />
      <span className="grow">{t(name)}</span>
      <b className="num">{number}</b>
    </a>
  );
}

const rows: ReadonlyArray<readonly [TextKey, keyof EmergencyNumbers]> = [
  ['numberPolice', 'police'],
  ['numberMedical', 'medical'],
  ['numberFire', 'fire'],
];
const supportName: TextKey = 'numberSupport';

/** Before all else where nobody of the team is on call: that it is so, and the one number that helps. */
export function CallPolice({ police }: { police: string }) {
  const t = useText();
  return (
    <>
      <h2 className="sos-title">{t('emergencyNobodyCall', { police })}</h2>
      <a className="sos-main sos-police" href={`tel:${police}`}>
        <Icon name="phone" size={26} />
        {t('numberPolice')} <b className="num">{police}</b>
      </a>
    </>
  );
}

/**
 * Everything that works without our server: the numbers to call, and a message that the phone sends itself.
 * @param withoutPolice whose number stands above already
 */
export function HelpRows({
  kit,
  withSupport = false,
  withoutPolice = false,
}: {
  kit: EmergencyKit;
  withSupport?: boolean;
  withoutPolice?: boolean;
}) {
  const t = useText();
  return (
    <div className="call-rows" role="group" aria-label={t('callEmergency')}>
      {rows.map(([name, which]) =>
        kit.numbers === null || (withoutPolice && which === 'police') ? null : (
          <CallRow key={which} name={name} number={kit.numbers[which]} />
        ),
      )}
      {!withSupport ? null : kit.supportPhone === null ? (
        <Link className="call-row" href="/live-chat">
          <Icon name="chat" size={22} />
          <span className="grow">{t('chatSupport')}</span>
          <Icon name="fwd" size={20} />
        </Link>
      ) : (
        <CallRow name={supportName} number={kit.supportPhone} />
      )}
      {kit.contacts.length === 0 ? null : (
        <a className="call-row" href={smsLink(kit, lastPoint())}>
          <Icon name="chat" size={22} />
          <span className="grow">{t('textContacts')}</span>
        </a>
      )}
    </div>
  );
}
