import { logo } from '../art/logo.ts';
import { brand } from '../platform/brand.ts';
import { homeOf, session } from '../platform/session.ts';
import { Mark } from '../ui/mark.tsx';
import { Skeleton } from '../ui/states.tsx';
import './screen-to-come.css';

const name = (
  <p className="brand">
    <Mark svg={logo(30)} size={30} />
    <span>{brand.name}</span>
  </p>
);
const bars = (...heights: number[]) => heights.map((height, i) => <Skeleton key={i} height={height} />);
const page = (...heights: number[]) => (
  <main id="main" className="page" aria-busy="true">
    {bars(...heights)}
  </main>
);

/** In the frame of the signed-in: the name, and as many tabs as there will be. */
const framed = (tabs: number, heights: readonly number[]) => (
  <div className="shell app to-come">
    <div className="side">{name}</div>
    <div className="shell-main">
      <div className="shell-top">{name}</div>
      {page(...heights)}
    </div>
    <div className="tabs">{bars(...Array<number>(tabs).fill(30))}</div>
  </div>
);

/** Home: where to, the places and the services. */
const HOME = [30, 64, 180, 114, 114, 114, 114, 114, 114];
/** Any screen with tabs: its heading, what it is searched or sorted by, and what it shows. */
const TABBED = [30, 52, 320];
const bare = page(64, 180, 120);

/** The beginnings of the paths whose screens have the tabs below; a test holds them against the menus (shell/destinations.ts), which come later. */
const TABBED_PATHS =
  /^\/(ride-h|orders|profile|wallet|live|food|grocery|serv|scholar|subs|sett|safety|standing|places|driver-|vehicles|why|ai|hail|keep|city)/;

/** A screen whose code is on its way. */
export function ScreenToCome({ path }: { path: string }) {
  const user = session.use();
  if (user === null) return bare;
  const heights = path === homeOf(user) ? HOME : TABBED_PATHS.test(path) ? TABBED : undefined;
  return heights === undefined ? bare : framed(user.userType === 'driver' ? 4 : 5, heights);
}
