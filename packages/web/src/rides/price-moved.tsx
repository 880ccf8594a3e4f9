import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { ChosenPlace } from '../common/places.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { GoalFromHome } from './goal-from-home.ts';

/**
 * That the price is no longer the one that the home screen told, when it is not.
 * @param wanted where the ride goes and its type: of any other the home screen told nothing
 */
export function PriceMoved({
  goal,
  wanted: [dropoff, rideType],
  now,
  countryId,
}: {
  goal: GoalFromHome | null;
  wanted: readonly [ChosenPlace | null, string];
  now: string | undefined;
  countryId: CountryId;
}) {
  const t = useText();
  if (goal?.seen == null || now === undefined || dropoff !== goal.place || rideType !== goal.rideType) return null;
  const [told, asked] = [money(goal.seen.fare, goal.seen.countryId), money(now, countryId)];
  return told === asked ? null : (
    <p className="label num" role="status">
      {t('priceMoved', { before: told, now: asked })}
    </p>
  );
}
