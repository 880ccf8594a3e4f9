import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { session } from '../platform/session.ts';
import { enterRoom } from '../platform/text.ts';

const Bell = lazyPart(async () => {
  const [{ Bell }] = await Promise.all([import('../notifications/bell.tsx'), enterRoom('notifications')]);
  return Bell;
});

/** The bell of the signed-in, fetched once the screen stands. The staff's is in their console. */
export function LazyBell({ ofStaff }: { ofStaff: boolean }) {
  const user = session.use();
  if (user === null || (user.userType === 'staff') !== ofStaff) return null;
  return (
    <Suspense fallback={<span className="bell-place" />}>
      <Bell userId={user.id} />
    </Suspense>
  );
}
