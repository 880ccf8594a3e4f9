import type { ListedMarket } from '@safiri/contract/markets/calls.ts';
import { Link } from 'wouter';
import { countryName } from '../../common/country-names.ts';
import { day } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { Icon } from '../../ui/svg.tsx';
import { statusChips, statusTexts } from './status-texts.ts';

/**
 * A city in a list: how far it is open, what staff act on, and what it lacks.
 * @param hasMap false once it is known that this server has none of it
 * @param named with its country, where no heading says that
 */
export function CityRow({ market, named, hasMap }: { market: ListedMarket; named: boolean; hasMap: boolean }) {
  const t = useText();
  const { id, name, country, status, inForce, coming, waiting } = market;
  const waits = waiting === null ? null : t('cityWaits', { number: waiting.number });
  const facts = [
    ...(named ? [countryName(t, country)] : []),
    ...(inForce === null ? [t('cityNoneInForce')] : []),
    ...(hasMap ? [] : [t('cityNoMap')]),
    ...coming.map(({ number, validFrom }) => t('cityComes', { number, date: day(validFrom) })),
  ];
  return (
    <Link className="queue-row" href={`/staff/cities/${id}`}>
      <span className="grow">
        <span className="title">{name}</span>
        {waits === null ? null : <span className="label strong num city-waits">{waits}</span>}
        {facts.length === 0 ? null : <span className="caption num">{facts.join(' · ')}</span>}
      </span>
      <span className={statusChips[status]}>{t(statusTexts[status])}</span>
      <Icon name="fwd" size={20} />
    </Link>
  );
}
