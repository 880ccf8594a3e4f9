import type { StandingSide, SuspensionReason } from '@safiri/rules/standing/suspensions.ts';
import type { TextKey } from 'virtual:texts/keys';

export const reasonNames: Readonly<Record<SuspensionReason, TextKey>> = {
  safety: 'becauseSafety',
  harassment: 'becauseHarassment',
  discrimination: 'becauseDiscrimination',
  fraud: 'becauseFraud',
  unpaid: 'becauseUnpaid',
  papers: 'becausePapers',
  account_sharing: 'becauseSharing',
  damage: 'becauseDamage',
  other: 'becauseOther',
};

export const sideNames: Readonly<Record<StandingSide, TextKey>> = { passenger: 'passenger', driver: 'driver' };
