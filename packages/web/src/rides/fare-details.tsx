import type { FareQuote } from '@safiri/contract/pricing/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Unfold } from '../ui/unfold.tsx';

/** Comes with its texts when somebody wants to know. */
const FareLines = lazyPart(async () => (await Promise.all([import('./fare-lines.tsx'), enterRoom('rides-trip')]))[0].FareLines);

/** What the price of the chosen service is made of, for who wants to know; nothing of a price that is one amount. */
export function FareDetails({ fare, countryId }: { fare: Pick<FareQuote, 'fare' | 'lines' | 'taxes'> | undefined; countryId: CountryId }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (fare === undefined || fare.lines.length + fare.taxes.length < 2) return null;
  return (
    <Unfold line={t('fareDetails')} onOpen={() => setOpen(true)}>
      <Suspense fallback={null}>{isOpen ? <FareLines fare={fare} countryId={countryId} /> : null}</Suspense>
    </Unfold>
  );
}
