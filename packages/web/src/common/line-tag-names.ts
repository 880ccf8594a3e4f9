import type { LineTag } from '@safiri/rules/orders/line-tags.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What is said of a dish or a product in one touch. */
export const lineTagNames: Record<LineTag, TextKey> = {
  tasty: 'saidTasty',
  hot: 'saidHot',
  generous: 'saidGenerous',
  well_packed: 'saidWellPacked',
  bland: 'saidBland',
  cold: 'saidCold',
  too_little: 'saidTooLittle',
  spilled: 'saidSpilled',
  not_as_described: 'saidNotAsDescribed',
  fresh: 'saidFresh',
  good_value: 'saidGoodValue',
  not_fresh: 'saidNotFresh',
  damaged: 'saidDamaged',
};
