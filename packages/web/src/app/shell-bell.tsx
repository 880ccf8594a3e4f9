import { Suspense } from 'react';
import { lazyPart } from './lazy-again.tsx';
import { session } from './session.ts';
import { enterRoom } from './text.ts';

const Bell = lazyPart(async () => {
  const [{ Bell }] = await Promise.all([import('../notifications/bell.tsx'), enterRoom('bell')]);
  return Bell;
});

/** The bell of the signed-in, fetched once the screen stands. The staff's is in their console. */
export function ShellBell({ ofStaff = false }: { ofStaff?: boolean }) {
  const user = session.use();
  if (user === null || (user.userType === 'staff') !== ofStaff) return null;
  return (
    <Suspense fallback={<span className="bell-place" />}>
      <Bell userId={user.id} />
    </Suspense>
  );
}
