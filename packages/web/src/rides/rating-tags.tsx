import { GOOD_STARS, tagsFor, TAGS_AT_MOST, type RatingTag } from '@safiri/rules/rides/rating-tags.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import '../ui/pick.css';

const texts: Record<RatingTag, TextKey> = {
  safe_driving: 'tagSafeDriving',
  friendly: 'tagFriendly',
  clean_car: 'tagCleanCar',
  knew_the_way: 'tagKnewTheWay',
  on_time: 'tagOnTime',
  unsafe_driving: 'tagUnsafeDriving',
  unfriendly: 'tagUnfriendly',
  dirty_car: 'tagDirtyCar',
  took_long_way: 'tagLongWay',
  came_late: 'tagCameLate',
  asked_for_more: 'tagAskedForMore',
  polite: 'tagPolite',
  was_ready: 'tagWasReady',
  easy_to_find: 'tagEasyToFind',
  left_it_clean: 'tagLeftItClean',
  kept_waiting: 'tagKeptWaiting',
  hard_to_find: 'tagHardToFind',
  left_a_mess: 'tagLeftAMess',
  did_not_pay: 'tagDidNotPay',
};

interface Props {
  readonly rater: RegistrableRole;
  readonly stars: number;
  readonly isDelivery: boolean;
  readonly chosen: readonly RatingTag[];
  readonly onChange: (tags: readonly RatingTag[]) => void;
}

/** What was good, or what was not, in one touch each. */
export function RatingTags({ rater, stars, isDelivery, chosen, onChange }: Props) {
  const t = useText();
  return (
    <fieldset className="picks">
      <legend className="label">{t(stars >= GOOD_STARS ? 'tagsGood' : 'tagsBad')}</legend>
      {tagsFor(rater, stars, isDelivery).map((tag) => (
        <label key={tag} className="pick" data-on={chosen.includes(tag)}>
          <input
            className="visually-hidden"
            type="checkbox"
            checked={chosen.includes(tag)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, tag].slice(-TAGS_AT_MOST) : chosen.filter((other) => other !== tag))
            }
          />
          {t(texts[tag])}
        </label>
      ))}
    </fieldset>
  );
}
