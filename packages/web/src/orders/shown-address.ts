import { isUnnamed } from '../common/is-unnamed.ts';
import type { Translate } from '../platform/text.ts';
import type { Side } from './parcel-draft.ts';

/** Where one end of a parcel is, in words: degrees tell a sender nothing, the map shows the point. */
export const shownAddress = (t: Translate, { address }: Pick<Side, 'address'>): string => (isUnnamed(address) ? t('parcelPin') : address);
