import { detourCapMinutes, SHARE_PARTY_SEATS } from '@safiri/rules/dispatch/pooling.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** What a passenger accepts with a share ride: how many may come along, and how much later they may arrive. */
export function ShareBound({ durationMinutes }: { durationMinutes: number | undefined }) {
  const t = useText();
  const seats = SHARE_PARTY_SEATS;
  return (
    <p className="label row" role="status">
      <Icon name="user" size={20} />
      <span>
        {durationMinutes === undefined ? t('shareMay', { seats }) : t('shareBound', { seats, n: detourCapMinutes(durationMinutes) })}
      </span>
    </p>
  );
}
