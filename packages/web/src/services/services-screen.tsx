import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { logo } from '../art/logo.ts';
import { brand } from '../platform/brand.ts';
import { sellsPackages, useHomeMarket } from '../platform/instance.ts';
import { useText } from '../platform/text.ts';
import { Art, Icon } from '../ui/svg.tsx';
import { ServiceTiles } from './service-tiles.tsx';
import { AppShell } from '../shell/shell.tsx';
import { passengerServices, services, type Service } from './services.ts';
import { session } from '../platform/session.ts';

interface Chooser {
  readonly names?: Partial<Record<Service['svc'], TextKey>>;
  /** What a page puts below the tiles. */
  readonly children?: ReactNode;
}

function ServicesMain({
  names,
  children,
  of,
  isVisitor = false,
}: Chooser & { readonly of: readonly Service[]; readonly isVisitor?: boolean }) {
  const t = useText();
  return (
    <main id="main" className="services-in">
      <div className="row spread">
        <p className="label muted">{t('superApp')}</p>
        {isVisitor ? (
          <Link className="text-link services-way-in" href="/auth">
            {t('servicesSignIn')}
          </Link>
        ) : null}
      </div>
      <h1 className="h1">{t('chooseService')}</h1>
      <ServiceTiles of={of} {...(names === undefined ? {} : { names })} />
      {children}
    </main>
  );
}

/** The chooser as a page of its own. */
export function ServicesPage({ countryButton, ...chooser }: Chooser & { readonly countryButton?: ReactNode }) {
  const t = useText();
  return (
    <div className="shell services">
      <header className="top">
        <Link className="brand grow" href="/">
          <Art svg={logo(34)} />
          <span>{brand.name}</span>
        </Link>
        {countryButton}
        <Link className="button soft services-sign-in" href="/auth">
          {t('servicesSignIn')}
        </Link>
      </header>
      <ServicesMain isVisitor of={services} {...chooser} />
    </div>
  );
}

/** What else a passenger can have of a service; not a tile, of which there are six. */
function PackagesWay() {
  const t = useText();
  return sellsPackages(useHomeMarket()) ? (
    <Link className="card packages-way" href="/subscription-packages">
      <Icon name="gift" />
      <span className="grow">
        <b>{t('servicePackages')}</b>
        <small>{t('servicePackagesNote')}</small>
      </span>
      <Icon name="fwd" size={20} />
    </Link>
  ) : null;
}

/** `/services` (spec: foundations §2 Service chooser): for those who are signed in, in their frame. */
export function ServicesScreen({ countryButton }: { countryButton: ReactNode }) {
  const user = session.use();
  if (user === null) return <ServicesPage countryButton={countryButton} />;
  const isPassenger = user.userType === 'passenger';
  return (
    <AppShell>
      <ServicesMain of={isPassenger ? passengerServices : services}>{isPassenger ? <PackagesWay /> : null}</ServicesMain>
    </AppShell>
  );
}
