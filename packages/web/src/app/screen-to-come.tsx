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

/** Home, while its code comes, in its own frame and shape: the name, where to, the places, the services and the tabs. */
const home = (
  <div className="shell app to-come">
    <div className="side">{name}</div>
    <div className="shell-main">
      <div className="shell-top">{name}</div>
      {page(30, 64, 180, 114, 114, 114, 114, 114, 114)}
    </div>
    <div className="tabs">{bars(30, 30, 30, 30, 30)}</div>
  </div>
);
const other = page(64, 180, 120);

/** A screen whose code is on its way. */
export function ScreenToCome({ path }: { path: string }) {
  const user = session.use();
  return user !== null && path === homeOf(user) ? home : other;
}
