import type { OwnFleet } from '@safiri/contract/fleets/shapes.ts';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Redirect, Route, Switch } from 'wouter';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { BackLink } from './back-link.tsx';
import { useOwnFleets } from './fleet-api.ts';
import { FleetDayView } from './fleet-day.tsx';
import { FleetKeepView } from './fleet-keep.tsx';
import { FleetSumsView } from './fleet-sums.tsx';
import { FleetDriverScreen, FleetVehicleScreen } from './fleet-trips.tsx';
import { FleetsScreen } from './fleets-screen.tsx';
import { useNarrowed } from './list-filter.tsx';
import { useMay } from './may.tsx';
import { PageName } from './page-name.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import '../ui/tabs.css';
import './desk.css';
import './fleet.css';

const views = ['today', 'sums', 'keep'] as const;
type View = (typeof views)[number];
const viewNames: Record<View, TextKey> = { today: 'fleetToday', sums: 'fleetSums', keep: 'fleetKeep' };

/** A fleet: its day, its sums, and for the team what belongs to it. */
function Fleet({ fleet, isOnly }: { fleet: OwnFleet; isOnly: boolean }) {
  const t = useText();
  const may = useMay();
  const keeps = may(fleetPaths.putIn);
  // The list of who owns one alone leads back here.
  const hasList = may(fleetPaths.list) || !isOnly;
  const shown = views.filter((view) => view !== 'keep' || keeps);
  const [kept, setView] = useNarrowed('view', shown);
  const view = kept ?? 'today';
  return (
    <>
      {hasList ? <BackLink href="/staff/fleets" to="sectionFleets" /> : null}
      <PageName name={fleet.name} />
      <Tabs
        label={t('fleetViews')}
        tabs={shown.map((id) => ({ id, text: t(viewNames[id]) }))}
        current={view}
        onChange={(to) => setView(to === 'today' ? undefined : to)}
      >
        {view === 'today' ? (
          <FleetDayView fleetId={fleet.id} />
        ) : view === 'sums' ? (
          <FleetSumsView fleetId={fleet.id} />
        ) : (
          <FleetKeepView fleetId={fleet.id} />
        )}
      </Tabs>
    </>
  );
}

/** `/staff/fleets/:id`, by its name; one that is not theirs is as if it were not there. */
function OneFleet({ fleetId }: { fleetId: number }) {
  const t = useText();
  const { data, isPending, refetch } = useOwnFleets();
  if (isPending) return <SkeletonRows height={96} count={5} />;
  if (data === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  const fleet = data.find(({ id }) => id === fleetId);
  return fleet === undefined ? <Redirect to="/staff/fleets" replace /> : <Fleet fleet={fleet} isOnly={data.length === 1} />;
}

/** The section of fleets. */
export function FleetScreens() {
  return (
    <Switch>
      <Route path="/staff/fleets">
        <FleetsScreen />
      </Route>
      <Route path="/staff/fleets/:id/vehicles/:vehicleId">
        {({ id, vehicleId }) => <FleetVehicleScreen key={`${id} ${vehicleId}`} fleetId={Number(id)} vehicleId={Number(vehicleId)} />}
      </Route>
      <Route path="/staff/fleets/:id/drivers/:driverId">
        {({ id, driverId }) => <FleetDriverScreen key={`${id} ${driverId}`} fleetId={Number(id)} driverId={Number(driverId)} />}
      </Route>
      <Route path="/staff/fleets/:id">{({ id }) => <OneFleet key={id} fleetId={Number(id)} />}</Route>
      <Route>
        <Redirect to="/staff/fleets" replace />
      </Route>
    </Switch>
  );
}
