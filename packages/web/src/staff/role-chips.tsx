import type { TeamMember } from '@safiri/contract/staff/team-calls.ts';
import { useText } from '../platform/text.ts';
import { roleNames } from './role-names.ts';

/** Each role with what it reaches, where that is not everything: "Merchant: Mama's", "Operations · Kisumu". */
export function RoleChips({ roles }: { roles: TeamMember['roles'] }) {
  const t = useText();
  return roles.map(({ role, shop, fleet, markets }) => (
    <span key={`${role} ${shop} ${fleet}`} className="chip">
      {t(roleNames[role])}
      {shop === null && fleet === null ? '' : `: ${shop ?? fleet}`}
      {markets === null ? '' : ` · ${markets.join(', ')}`}
    </span>
  ));
}
