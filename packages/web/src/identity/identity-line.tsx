import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { useIdentity } from './api.ts';
import { identityLooks, kindNames, standing } from './identity-state.tsx';
import './identity.css';

/** How what a passenger sent stands, in a line for the head of the profile, once accepted in a word; nothing where nothing was sent or it is not known. */
export function IdentityLine() {
  const t = useText();
  const check = useIdentity().data?.check;
  if (check === undefined || check === null) return null;
  const [look, icon] = identityLooks[check.status];
  if (check.status === 'accepted')
    return (
      <p className="chip ok identity-chip">
        <Icon name={icon} size={18} />
        {t(check.kind === 'selfie' ? 'identitySelfieChecked' : 'identityIdChecked')}
      </p>
    );
  return (
    <p className={`label identity-line ${look}`}>
      <Icon name={icon} size={20} />
      <span>{`${t(kindNames[check.kind])}: ${standing(t, check)}`}</span>
    </p>
  );
}
