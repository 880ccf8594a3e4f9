import { cuisineTypes } from '@safiri/rules/catalogue/merchants.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Icon } from '../ui/svg.tsx';
import { Cover } from './cover.tsx';
import { cuisineNames } from './cuisine-names.ts';
import './food-gate.css';

/** Whole rows of two and of three. */
const SHOWN = 6;
const RETURN = 'return=%2Ffood-delivery';

/** Before signing in: the ways in and back, and the kinds of food; restaurants are told to customers alone. */
export function FoodGate() {
  const t = useText();
  return (
    <AppShell>
      <main className="page food-gate" id="main" data-svc="food">
        <Link className="button small food-gate-back" href="/services">
          <Icon name="back" />
          {t('services')}
        </Link>
        <section className="card food-gate-card" aria-label={t('foodGate')}>
          <Cover category="fast_food" id={0} />
          <div className="doc">
            <h1 className="h1">{t('foodGate')}</h1>
            <p className="muted">{t('foodGateText')}</p>
            <Link className="button primary full" href={`/auth?${RETURN}`}>
              {t('login')}
            </Link>
            <Link className="button soft full" href={`/auth?as=passenger&${RETURN}`}>
              {t('foodGateNew')}
            </Link>
          </div>
        </section>
        <section className="food-gate-kinds" aria-label={t('foodCuisines')}>
          <h2 className="h2">{t('foodCuisines')}</h2>
          <ul>
            {cuisineTypes.slice(0, SHOWN).map((id) => (
              <li key={id} className="card">
                {/* The dish that the cuisine is known by leads. */}
                <Cover category={id} id={0} />
                <b>{t(cuisineNames[id])}</b>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </AppShell>
  );
}
