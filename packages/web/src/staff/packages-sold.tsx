import { useQuery } from '@tanstack/react-query';
import { packageStaffPaths } from '@safiri/contract/subscriptions/paths.ts';
import type { PackageFigure } from '@safiri/contract/subscriptions/staff-calls.ts';
import { callApi } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';

function Figure({ figure }: { figure: PackageFigure }) {
  const t = useText();
  const sum = (amount: string) => money(amount, figure.countryId, figure.decimals);
  const isShort = figure.margin.startsWith('-');
  return (
    <li className="card doc">
      <div className="row spread">
        <b>{figure.package}</b>
        <span className="num">{t('packagesSoldFor', { n: figure.sold, sum: sum(figure.paid) })}</span>
      </div>
      <p className="caption">{figure.market}</p>
      <p className="label num">
        {t('packagesDriven', { n: figure.driven })} · {t('packagesHeld', { sum: sum(figure.held) })} ·{' '}
        {t('packagesReturned', { sum: sum(figure.returned) })}
      </p>
      <p className="label num">{t(isShort ? 'packagesAdded' : 'packagesOver', { sum: sum(figure.margin.replace('-', '')) })}</p>
    </li>
  );
}

/** What became of the packages of rides that cities sold; nothing where none was. */
export function PackagesSold() {
  const t = useText();
  const figures = useQuery({ queryKey: [packageStaffPaths.figures], queryFn: () => callApi(packageStaffPaths.figures), staleTime: 0 });
  if (figures.data === undefined || figures.data.length === 0) return null;
  return (
    <section className="stack" aria-label={t('packagesSold')}>
      <h2 className="h2">{t('packagesSold')}</h2>
      <ul className="stack">
        {figures.data.map((figure) => (
          <Figure key={`${figure.market} ${figure.package}`} figure={figure} />
        ))}
      </ul>
    </section>
  );
}
