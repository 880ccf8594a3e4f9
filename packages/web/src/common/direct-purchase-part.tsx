import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { useDirectOffered } from './chosen-method.ts';
import type { DirectPurchaseProps } from './direct-purchase.tsx';

/** Comes with its own texts, and only where a provider may be asked. */
const Purchase = lazyPart(async () => {
  const [{ DirectPurchase }] = await Promise.all([import('./direct-purchase.tsx'), enterRoom('payments')]);
  return DirectPurchase;
});

/** Something bought by a provider at once; nothing where the city offers none. */
export function DirectPurchasePart(props: DirectPurchaseProps) {
  const offered = useDirectOffered(props.countryId);
  return offered ? (
    <Suspense fallback={null}>
      <Purchase {...props} />
    </Suspense>
  ) : null;
}
