import { Suspense } from 'react';
import { brand } from '../platform/brand.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

const ConsentAsked = lazyPart(async () => {
  const [{ ConsentAsked }] = await Promise.all([import('./consent-asked.tsx'), enterRoom('brand')]);
  return ConsentAsked;
});

/** Of a home: where the texts of the law are asked for. Fetched where the operator published some. */
export function ConsentRoom({ userType }: { userType: 'passenger' | 'driver' }) {
  if (brand.texts === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConsentAsked userType={userType} />
    </Suspense>
  );
}
