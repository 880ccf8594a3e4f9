import { Suspense } from 'react';
import { brand } from '../platform/brand.ts';
import { contactHere } from '../platform/instance.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

const LawLinks = lazyPart(async () => {
  const [{ LawLinks }] = await Promise.all([import('./law-links.tsx'), enterRoom('brand')]);
  return LawLinks;
});

/** The texts that the operator published, and whom to ask; fetched where there is something of it. */
export function OperatorLinks() {
  if (brand.texts === undefined && Object.keys(contactHere()).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LawLinks />
    </Suspense>
  );
}
