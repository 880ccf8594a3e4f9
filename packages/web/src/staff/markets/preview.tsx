import { isOutlinePath } from '@safiri/rules/markets/outline-changes.ts';
import { timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import type { MarketPreview } from '@safiri/contract/markets/calls.ts';
import { vehicleNames } from '../../common/vehicle-kinds.ts';
import { km, numberText } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { Unfold } from '../../ui/unfold.tsx';

type Fares = MarketPreview['typical'][number] | MarketPreview['recent'][number];

/** How amounts of a city are shown. */
interface Shown {
  readonly currency: string;
  readonly decimals: 0 | 2;
}

/** The digits that a document's amounts have. */
export const decimalsOf = (document: Readonly<Record<string, unknown>>): 0 | 2 => (document['decimals'] === 0 ? 0 : 2);

/** By how much a fare changes, such as +12 %; a dash where one of both is missing. */
function percentOf({ before, after }: Fares): string {
  if (before === null || after === null || Number(before) === 0) return '–';
  const change = Math.round((Number(after) / Number(before) - 1) * 100);
  return change === 0 ? '0 %' : `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))} %`;
}

function FareTable({ label, rows, decimals }: { label: string; rows: readonly Fares[]; decimals: 0 | 2 }) {
  const t = useText();
  const amount = (value: string | null) => (value === null ? '–' : numberText(Number(value), decimals));
  return (
    <div className="city-table">
      <table>
        <caption className="label">{label}</caption>
        <thead>
          <tr>
            {(['cityColumnTrip', 'cityColumnBefore', 'cityColumnAfter', 'cityColumnChange'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {rows.map((row, index) => (
            <tr key={index} data-changed={row.before !== row.after || undefined}>
              <th scope="row">
                {row.service}
                {'vehicles' in row ? ` (${row.vehicles.map((vehicle) => t(vehicleNames[vehicle])).join(', ')})` : ''} ·{' '}
                {km(row.meters / 1000)}
                {'hour' in row ? ` · ${timeOfDay(row.hour * 60 + row.minute)}` : ` · ${t('cityTripNumber', { n: row.rideId })}`}
              </th>
              <td>{amount(row.before)}</td>
              <td>{amount(row.after)}</td>
              <td>{percentOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What two versions say differently, line by line. */
export function Changes({ changes }: { changes: MarketPreview['changes'] }) {
  const t = useText();
  if (changes.length === 0) return <p className="label">{t('cityNoChanges')}</p>;
  // A map shows an outline beside them: its corners in numbers say nothing.
  const written = changes.filter(({ path }) => !isOutlinePath(path));
  if (written.length === 0) return null;
  return (
    <ul className="city-changes" aria-label={t('cityChanges')}>
      {written.map(({ path, before, after }) => (
        <li key={path}>
          <b>{path}</b> <span className="num">{before ?? '–'}</span> → <span className="num">{after ?? '–'}</span>
        </li>
      ))}
    </ul>
  );
}

/** What typical trips and the last real ones cost, before and after. */
export function PreviewTables({ preview, currency, decimals }: { preview: MarketPreview } & Shown) {
  const t = useText();
  return (
    <>
      <FareTable label={t('cityTypical', { currency })} rows={preview.typical} decimals={decimals} />
      {preview.recent.length === 0 ? null : (
        <Unfold line={t('cityRecent', { n: preview.recent.length })}>
          <FareTable label={t('cityRecentTrips', { currency })} rows={preview.recent} decimals={decimals} />
        </Unfold>
      )}
    </>
  );
}
