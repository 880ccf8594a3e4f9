import { Redirect, Route, Switch } from 'wouter';
import { CitiesScreen } from './cities-screen.tsx';
import { CityScreen } from './city-screen.tsx';
import '../../ui/tabs.css';
import '../setup.css';
import './city.css';

/** The section of cities. */
export function CityScreens() {
  return (
    <Switch>
      <Route path="/staff/cities">
        <CitiesScreen />
      </Route>
      <Route path="/staff/cities/:id">{({ id }) => <CityScreen key={id} marketId={id} />}</Route>
      <Route>
        <Redirect to="/staff/cities" replace />
      </Route>
    </Switch>
  );
}
