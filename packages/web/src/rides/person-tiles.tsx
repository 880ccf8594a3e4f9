import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useText } from '../platform/text.ts';
import { ActionTiles, LinkTile } from '../ui/action-tile.tsx';

/** What is done with the other person, calling first. @param tiles what else, beside calling. @param bySms they have no chat in the app with each other */
export function PersonTiles({
  person,
  tiles,
  bySms = false,
}: {
  person: Pick<Ride['passenger'], 'name' | 'phone'>;
  tiles: ReactNode;
  bySms?: boolean;
}) {
  const t = useText();
  return (
    <ActionTiles>
      {person.phone === null ? null : (
        <LinkTile icon="phone" word={t('callShort')} label={t('call', { name: person.name })} href={`tel:${person.phone}`} />
      )}
      {person.phone === null || !bySms ? null : (
        <LinkTile icon="chat" word={t('smsShort')} label={t('smsTo', { name: person.name })} href={`sms:${person.phone}`} />
      )}
      {tiles}
    </ActionTiles>
  );
}
