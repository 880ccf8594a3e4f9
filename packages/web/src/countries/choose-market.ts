import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';
import { chosenMarket } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';

/** Somebody says in which city they are: what they see is its, and numbers without a code are its country's. */
export function chooseMarket({ id, countryId }: InstanceMarket): void {
  chosenMarket.set(id);
  country.set(countryId);
}
