import { Suspense } from 'react';
import { ProfileScreen } from '../account/profile-screen.tsx';
import { IdentityCard } from '../identity/identity-card.tsx';
import { IdentityLine } from '../identity/identity-line.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Skeleton } from '../ui/states.tsx';

/** Of drivers alone. */
const OwnTaxIdentity = lazyPart(async () => {
  const [{ OwnTaxIdentity }] = await Promise.all([import('../invoices/own-tax-identity.tsx'), enterRoom('invoices')]);
  return OwnTaxIdentity;
});

/** `/profile`: the account; for a passenger what they may show of themselves, for a driver as whom they are registered for taxes. */
export function Profile() {
  return (
    <ProfileScreen
      checked={<IdentityLine />}
      identity={<IdentityCard />}
      tax={
        <Suspense fallback={<Skeleton height={140} />}>
          <OwnTaxIdentity />
        </Suspense>
      }
    />
  );
}
