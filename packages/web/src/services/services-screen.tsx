import { product } from '@safiri/rules/product.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { logo } from '../art/logo.ts';
import { useText } from '../app/text.ts';
import { Art } from '../ui/svg.tsx';
import { services, type Service } from './services.ts';
import '../styles/tiles.css';

const shape = (service: Service) => (service.svc === 'ride' ? 'wide ride' : service.svc === 'heat' ? 'wide slim' : '');

/** `/services`: a tile loads its page whole (spec: foundations §2 Service chooser tiles). */
export function ServicesScreen({ countryButton }: { countryButton: ReactNode }) {
  const t = useText();
  return (
    <div className="shell services">
      <header className="top">
        <Link className="brand grow" href="/">
          <Art svg={logo(34)} />
          <span>{product.name}</span>
        </Link>
        {countryButton}
      </header>
      <main id="main" className="services-in">
        <p className="label mut">{t('superApp', { product: product.name })}</p>
        <h1 className="h1">{t('chooseService')}</h1>
        <div className="tiles">
          {services.map((service) => (
            <a key={service.path} className={`tile ${shape(service)}`} data-svc={service.svc} href={service.path}>
              <Art svg={service.art} className="tile-art" />
              <span className="selvedge" />
              <span className="txt">
                <span className="d">{t(service.name)}</span>
                <span className="tile-note">{t(service.note)}</span>
              </span>
            </a>
          ))}
        </div>
      </main>
    </div>
  );
}
