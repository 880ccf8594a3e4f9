import { DEMO_DOMAIN, DEMO_PASSWORD } from '@safiri/rules/demo/domain.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useLocation } from 'wouter';
import type { IconName } from '../art/icons.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useLogin } from './api.ts';
import { useSignedIn } from './signed-in.ts';

interface Journey {
  readonly what: TextKey;
  readonly icon: IconName;
  /** Who it is tried as: the part of the address before the @, which is the first name. */
  readonly as: string;
  readonly path: string;
}

const journeys: readonly Journey[] = [
  { what: 'tryRide', icon: 'car', as: 'naledi', path: '/ride-request' },
  { what: 'tryFood', icon: 'bowl', as: 'naledi', path: '/food-delivery' },
  { what: 'tryParcel', icon: 'box', as: 'sipho', path: '/parcel-delivery' },
  { what: 'trySchool', icon: 'school', as: 'sipho', path: '/scholar-rides' },
  { what: 'tryDrive', icon: 'wheel', as: 'zanele', path: '/driver' },
];

/** In the demo: five things to try, each a tap away as one of the demo's people. */
export function DemoJourneys() {
  const t = useText();
  const [, go] = useLocation();
  const { demo } = useAppSettings();
  const login = useLogin();
  const signedIn = useSignedIn();
  if (!demo) return null;
  const start = ({ as, path }: Journey) =>
    login.mutate(
      { email: `${as}@${DEMO_DOMAIN}`, password: DEMO_PASSWORD },
      {
        onSuccess: ({ user }) => {
          signedIn(user);
          go(path);
        },
        onError: (error) => toast({ title: t('loginFailedTitle'), text: serverMessage(error, t('loginFailed')), tone: 'bad' }),
      },
    );
  return (
    <section className="card demo-journeys" aria-labelledby="demo-journeys">
      <h2 className="h2" id="demo-journeys">
        {t('tryTitle')}
      </h2>
      <p className="caption">{t('tryNote')}</p>
      <ul className="list">
        {journeys.map((journey) => (
          <li key={journey.what}>
            <button type="button" className="demo-journey" disabled={login.isPending} onClick={() => start(journey)}>
              <Icon name={journey.icon} size={24} />
              <span className="grow">
                <b>{t(journey.what)}</b>
                <span className="caption">{`${journey.as}@${DEMO_DOMAIN}`}</span>
              </span>
              <Icon name="fwd" size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className="caption">{t('confirmPasswordDemo', { password: DEMO_PASSWORD })}</p>
    </section>
  );
}
