import { product } from '@safiri/rules/product.ts';
import { Link } from 'wouter';
import { logo } from '../art/logo.ts';
import { useText } from '../app/text.ts';
import { Art } from '../ui/svg.tsx';
import { ServiceTiles } from './service-tiles.tsx';

/** `/test`: another chooser, with the figures that the product aims for (spec: operations §2 Test page). It makes no calls. */
export function TestScreen() {
  const t = useText();
  const stats = [
    ['10+', t('statCities')],
    ['50K+', t('statUsers')],
    ['5%', t('statPrices')],
  ] as const;
  return (
    <div className="shell services">
      <header className="top">
        <Link className="brand grow" href="/">
          <Art svg={logo(34)} />
          <span>{product.name}</span>
        </Link>
      </header>
      <main id="main" className="services-in">
        <p className="label mut">{t('superApp', { product: product.name })}</p>
        <h1 className="h1">{t('chooseService')}</h1>
        <ServiceTiles names={{ grocery: 'serviceGroceryDelivery' }} />
        <section aria-label={t('statAims')}>
          <h2 className="h2">{t('statAims')}</h2>
          <dl className="stats">
            {stats.map(([figure, text]) => (
              <div key={figure} className="card stat">
                <dt className="label mut">{text}</dt>
                <dd className="h1 num">{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </div>
  );
}
