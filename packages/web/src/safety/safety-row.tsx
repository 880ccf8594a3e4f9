import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useEmergencyKit } from './kit.ts';

/** The way to contacts, numbers and practice, where EMERGENCY stands in the head of the screen. */
export function SafetyRow() {
  const t = useText();
  // Who presses it without a network has the numbers on the phone by then.
  useEmergencyKit(null);
  return (
    <Link className="button soft" href="/safety">
      <Icon name="shield" size={22} />
      <span className="grow">
        {t('safetySection')}
        <span className="caption">{t('safetyOpen')}</span>
      </span>
    </Link>
  );
}
