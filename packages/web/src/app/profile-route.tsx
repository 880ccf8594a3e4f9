import { ProfileScreen } from '../account/profile-screen.tsx';
import { IdentityCard } from '../identity/identity-card.tsx';

/** `/profile`: the account, and for a passenger what they may show of themselves. */
export function Profile() {
  return <ProfileScreen identity={<IdentityCard />} />;
}
