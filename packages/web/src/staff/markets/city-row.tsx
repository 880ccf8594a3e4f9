import type { ListedMarket } from '@safiri/contract/markets/calls.ts';
import { Link } from 'wouter';
import { countryNames } from '../../common/country-names.ts';
import { day } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { Icon } from '../../ui/svg.tsx';
import { statusTexts } from './status-texts.ts';

/**
 * A city in a list: what staff act on, and how far it is open, unless it is.
 * @param named with its country, where no heading says that
 */
export function CityRow({ market, named }: { market: ListedMarket; named: boolean }) {
  const t = useText();
  const { id, name, country, status, inForce, coming, waiting } = market;
  const waits = waiting === null ? null : t('cityWaits', { number: waiting.number });
  const facts = [
    ...(named ? [t(countryNames[country])] : []),
    ...(inForce === null ? [t('cityNoneInForce')] : []),
    ...coming.map(({ number, validFrom }) => t('cityComes', { number, date: day(validFrom) })),
  ];
  return (
    <Link className="queue-row" href={`/staff/cities/${id}`}>
      <span className="grow">
        <span className="title">{name}</span>
        {waits === null ? null : <span className="label strong num city-waits">{waits}</span>}
        {facts.length === 0 ? null : <span className="caption num">{facts.join(' · ')}</span>}
      </span>
      {status === 'open' ? null : <span className="chip">{t(statusTexts[status])}</span>}
      <Icon name="fwd" size={20} />
    </Link>
  );
}
