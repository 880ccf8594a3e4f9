import type { LostState } from '@safiri/rules/rides/lost-items.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import type { TextKey } from 'virtual:texts/keys';

/** How it stands: what a passenger misses, or what a driver found. */
export const lostStateTexts: Record<RegistrableRole, Record<LostState, TextKey>> = {
  passenger: { open: 'lostOpen', found: 'lostFound', returned: 'lostReturned', closed: 'lostClosed' },
  driver: { open: 'leftOpen', found: 'leftFound', returned: 'lostReturned', closed: 'leftClosed' },
};

/** The button that brings it there, for who reported it and for the other side. */
export function lostMoveText(by: RegistrableRole, isMine: boolean, to: LostState): TextKey {
  // Who has it in the end is the passenger, whoever of the two reported it.
  if (to === 'returned') return isMine === (by === 'passenger') ? 'lostGotBack' : 'lostGaveBack';
  if (isMine) return 'lostNoMore';
  if (to === 'found') return by === 'passenger' ? 'lostHaveIt' : 'leftIsMine';
  return by === 'passenger' ? 'lostNotThere' : 'leftNotMine';
}
