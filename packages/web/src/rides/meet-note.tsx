import type { MeetingPoint } from '@safiri/contract/markets/trip-service.ts';
import { nameIn } from '../platform/service-name.ts';
import { numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** Where the two meet, within an airport, a mall or a rank: to a passenger with the way on foot. */
export function MeetNote({ meet, toDriver = false }: { meet: MeetingPoint | null | undefined; toDriver?: boolean }) {
  const t = useText();
  if (meet == null) return null;
  const name = nameIn(meet.names);
  return (
    <p className="row label" role="status">
      <Icon name="pin" size={20} />
      <span>{toDriver ? t('meetDriver', { place: name }) : t('meetPassenger', { place: name, meters: numberText(meet.meters, 0) })}</span>
    </p>
  );
}
