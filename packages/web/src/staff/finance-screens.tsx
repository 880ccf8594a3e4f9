import { Route, Switch } from 'wouter';
import { BatchScreen } from './batch-screen.tsx';
import { DayScreen } from './day-screen.tsx';
import { FinanceScreen } from './finance-screen.tsx';
import { ShopMoneyScreen } from './shop-money-screen.tsx';

/** The pages of finance, and what a shop is paid as its own people see it. */
export function FinanceScreens() {
  return (
    <Switch>
      <Route path="/staff/finance/batches/:id">{({ id }) => <BatchScreen key={id} id={Number(id)} />}</Route>
      <Route path="/staff/finance/shops/:id">
        {({ id }) => <ShopMoneyScreen key={id} merchantId={Number(id)} back="/staff/finance?list=balances&held=merchants" />}
      </Route>
      <Route path="/staff/finance/days/:id">{({ id }) => <DayScreen key={id} id={Number(id)} />}</Route>
      <Route path="/staff/boards/:id/settlements">
        {({ id }) => <ShopMoneyScreen key={id} merchantId={Number(id)} back={`/staff/boards/${id}`} />}
      </Route>
      <Route>
        <FinanceScreen />
      </Route>
    </Switch>
  );
}
