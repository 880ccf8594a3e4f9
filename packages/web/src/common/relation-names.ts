import type { Relationship } from '@safiri/rules/sharing/contacts.ts';
import type { TextKey } from 'virtual:texts/keys';

export const relationTexts: Record<Relationship, TextKey> = {
  family: 'relationFamily',
  friend: 'relationFriend',
  colleague: 'relationColleague',
  partner: 'relationPartner',
  other: 'relationOther',
};
