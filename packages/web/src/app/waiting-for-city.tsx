import type { ProblemBody } from '@safiri/contract/problems.ts';
import { countryHere } from '../common/country-here.ts';
import { WaitingListForm } from '../countries/waiting-list-form.tsx';

/** The waiting list for the city of a pickup that nobody serves; asks which it is where that is not known. */
export function WaitingForCity({ city, onDone }: { city: ProblemBody['city']; onDone: () => void }) {
  return <WaitingListForm about={city === undefined ? 'other' : countryHere(city.countryId)} city={city?.name} onDone={onDone} />;
}
