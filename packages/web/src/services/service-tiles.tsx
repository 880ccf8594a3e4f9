import type { TextKey } from 'virtual:texts/keys';
import { serves, useHomeMarket } from '../platform/instance.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { services, type Service } from './services.ts';
import './service-tiles.css';

const shape = (service: Service) => (service.svc === 'ride' ? 'wide ride' : service.svc === 'heat' ? 'wide slim' : '');

/** The six services; a tile loads its page whole (spec: foundations §2 Service chooser tiles). */
export function ServiceTiles({ names = {}, of = services }: { names?: Partial<Record<Service['svc'], TextKey>>; of?: readonly Service[] }) {
  const t = useText();
  const home = useHomeMarket();
  const rides = home?.services.map(({ service: { type, own } }) => serviceName(t, { rideType: type, service: own })).join(', ');
  const shown = of.filter(({ of: kinds }) => kinds === undefined || serves(...kinds));
  return (
    <div className="tiles">
      {shown.map((service) => (
        <a
          key={service.path}
          className={`tile ${shape(service)}`}
          data-svc={service.svc}
          data-kinds={service.of?.join(' ')}
          href={service.path}
        >
          <Art svg={service.art} className="tile-art" />
          <span className="selvedge" />
          <span className="tile-text">
            <span className="tile-about">{t(names[service.svc] ?? service.name)}</span>
            <span className="tile-note">{service.svc === 'ride' && rides !== undefined ? rides : t(service.note)}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
