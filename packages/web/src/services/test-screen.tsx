import { useText } from '../platform/text.ts';
import { ServicesPage } from './services-screen.tsx';

/** `/test`: the chooser, with the figures that the product aims for (spec: operations §2 Test page). It makes no calls. */
export function TestScreen() {
  const t = useText();
  const stats = [
    ['10+', t('statCities')],
    ['50K+', t('statUsers')],
    ['5%', t('statPrices')],
  ] as const;
  return (
    <ServicesPage names={{ grocery: 'serviceGroceryDelivery' }}>
      <section aria-label={t('statAims')}>
        <h2 className="h2">{t('statAims')}</h2>
        <dl className="stats">
          {stats.map(([figure, text]) => (
            <div key={figure} className="card stat">
              <dt className="label muted">{text}</dt>
              <dd className="h1 num">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
    </ServicesPage>
  );
}
