import { product } from '@safiri/rules/product.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { logo } from '../art/logo.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { ServiceTiles } from './service-tiles.tsx';
import type { Service } from './services.ts';

/** `/services` (spec: foundations §2 Service chooser), with what a page puts beside and below it. */
export function ServicesScreen({
  countryButton,
  names,
  children,
}: {
  countryButton?: ReactNode;
  names?: Partial<Record<Service['svc'], TextKey>>;
  children?: ReactNode;
}) {
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
        <p className="label muted">{t('superApp', { product: product.name })}</p>
        <h1 className="h1">{t('chooseService')}</h1>
        <ServiceTiles {...(names === undefined ? {} : { names })} />
        {children}
      </main>
    </div>
  );
}
