import { Suspense, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { onboardingPaths } from '@safiri/contract/onboarding/paths.ts';
import { Brand } from '../common/brand.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useText } from '../platform/text.ts';
import { AccountScreen } from './account-screen.tsx';
import { useMe } from './api.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { BoardScreen } from './board-screen.tsx';
import { BoardsScreen } from './boards-screen.tsx';
import { ChatScreen, type ThreadOf } from './chat-screen.tsx';
import { ChatsScreen } from './chats-screen.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { DriverReviewScreen } from './driver-review-screen.tsx';
import { DriversScreen } from './drivers-screen.tsx';
import { EmergenciesScreen } from './emergencies-screen.tsx';
import { EmergencyScreen } from './emergency-screen.tsx';
import { GateFrame } from './gate-frame.tsx';
import { HeldTripsScreen } from './held-trips-screen.tsx';
import { IdentityCheckScreen } from './identity-check-screen.tsx';
import { IdentityScreen } from './identity-screen.tsx';
import { InvitationForm } from './invitation-form.tsx';
import {
  BookScreen,
  BrandScreen,
  CashScreen,
  CityScreens,
  FinanceScreens,
  FleetScreens,
  OnboardingScreen,
  SchoolScreens,
  SetupScreen,
} from './lazy-screens.ts';
import { Allowed, StaffRoles } from './may.tsx';
import { NothingHere } from './nothing-here.tsx';
import { NowScreen } from './now-screen.tsx';
import { OnCallScreen } from './on-call-screen.tsx';
import { OrderScreen } from './order-screen.tsx';
import { OutboxScreen } from './outbox-screen.tsx';
import { WaitingListScreen } from './waiting-list-screen.tsx';
import { InvoicesScreen } from './invoices-screen.tsx';
import { PayoutsScreen } from './payouts-screen.tsx';
import { PersonScreen } from './person-screen.tsx';
import { QueueScreen } from './queue-screen.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SearchScreen } from './search-screen.tsx';
import { sectionAt } from './sections.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { StuckScreen } from './stuck-screen.tsx';
import { SuspensionsScreen } from './suspensions-screen.tsx';
import { TeamScreen } from './team-screen.tsx';
import { TripScreen } from './trip-screen.tsx';
import { useSections } from './use-sections.ts';
import '../common/review.css';
import './staff.css';

/** The screens of the console, as far as they are open to who sits here; whatever else is asked for leads to the first of them. */
function Console({ thread }: { thread: ThreadOf }) {
  const t = useText();
  const [path] = useLocation();
  const open = useSections();
  const here = sectionAt(path);
  if (open[0] === undefined) return <NothingHere text={t('consoleNothing')} note={t('consoleNothingNote')} />;
  if (here === undefined || !open.includes(here)) return <Redirect to={open[0].path} replace />;
  return (
    <Switch>
      <Route path="/staff">
        <NowScreen />
      </Route>
      <Route path="/staff/search">
        <SearchScreen />
      </Route>
      <Route path="/staff/book">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <BookScreen />
        </Suspense>
      </Route>
      <Route path="/staff/people/:id">
        {({ id }) => (
          <Allowed to={deskPaths.person}>
            <PersonScreen key={id} userId={Number(id)} />
          </Allowed>
        )}
      </Route>
      <Route path="/staff/order/:id">
        {({ id }) => (
          <Allowed to={deskPaths.order}>
            <OrderScreen key={id} orderId={Number(id)} />
          </Allowed>
        )}
      </Route>
      <Route path="/staff/trip/:id">
        {({ id }) => (
          <Allowed to={deskPaths.trip}>
            <TripScreen key={id} rideId={Number(id)} />
          </Allowed>
        )}
      </Route>
      <Route path="/staff/stuck">
        <StuckScreen />
      </Route>
      <Route path="/staff/reviews">
        <QueueScreen />
      </Route>
      <Route path="/staff/identity">
        <IdentityScreen />
      </Route>
      <Route path="/staff/identity/:id">{({ id }) => <IdentityCheckScreen key={id} checkId={Number(id)} />}</Route>
      <Route path="/staff/drivers">
        <DriversScreen />
      </Route>
      <Route path="/staff/drivers/import">
        <Allowed to={onboardingPaths.importDrivers}>
          <Suspense fallback={<SkeletonRows height={84} count={5} />}>
            <OnboardingScreen />
          </Suspense>
        </Allowed>
      </Route>
      <Route path="/staff/drivers/:id">{({ id }) => <DriverReviewScreen key={id} driverId={Number(id)} />}</Route>
      <Route path="/staff/trips">
        <HeldTripsScreen />
      </Route>
      <Route path="/staff/payouts">
        <PayoutsScreen />
      </Route>
      <Route path="/staff/invoices">
        <InvoicesScreen />
      </Route>
      <Route path="/staff/cash">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <CashScreen />
        </Suspense>
      </Route>
      <Route path="/staff/finance/*?">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <FinanceScreens />
        </Suspense>
      </Route>
      <Route path="/staff/emergencies">
        <EmergenciesScreen />
      </Route>
      <Route path="/staff/emergencies/:id">{({ id }) => <EmergencyScreen key={id} emergencyId={Number(id)} />}</Route>
      <Route path="/staff/on-call">
        <OnCallScreen />
      </Route>
      <Route path="/staff/chats">
        <ChatsScreen />
      </Route>
      <Route path="/staff/chats/:id">{({ id }) => <ChatScreen key={id} chatId={Number(id)} thread={thread} />}</Route>
      <Route path="/staff/boards">
        <BoardsScreen />
      </Route>
      <Route path="/staff/boards/:id/settlements">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <FinanceScreens />
        </Suspense>
      </Route>
      <Route path="/staff/boards/:id">{({ id }) => <BoardScreen key={id} merchantId={Number(id)} />}</Route>
      <Route path="/staff/fleets/*?">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <FleetScreens />
        </Suspense>
      </Route>
      <Route path="/staff/schools/*?">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <SchoolScreens />
        </Suspense>
      </Route>
      <Route path="/staff/cities/*?">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <CityScreens />
        </Suspense>
      </Route>
      <Route path="/staff/suspensions">
        <SuspensionsScreen />
      </Route>
      <Route path="/staff/approvals">
        <ApprovalsScreen />
      </Route>
      <Route path="/staff/team">
        <TeamScreen />
      </Route>
      <Route path="/staff/account">
        <AccountScreen />
      </Route>
      <Route path="/staff/outbox">
        <OutboxScreen />
      </Route>
      <Route path="/staff/waiting-list">
        <WaitingListScreen />
      </Route>
      <Route path="/staff/setup">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <SetupScreen />
        </Suspense>
      </Route>
      <Route path="/staff/brand">
        <Suspense fallback={<SkeletonRows height={84} count={5} />}>
          <BrandScreen />
        </Suspense>
      </Route>
      <Route path="/staff/audit">
        <AuditScreen />
      </Route>
      <Route>
        <Redirect to="/staff" replace />
      </Route>
    </Switch>
  );
}

/** `/staff`: sign-in, second factor, then the console. */
export function StaffScreen({ thread }: { thread: ThreadOf }) {
  const t = useText();
  const me = useMe();
  const invited = new URLSearchParams(useSearch()).get('invitation');
  // The codes that came with the first authenticator, until they were written down.
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (me.isPending) {
    return (
      <main className="gate" id="main" aria-busy="true">
        <div className="card gate-in">
          <Brand href="/staff" />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </div>
      </main>
    );
  }
  if (me.isError) {
    return (
      <GateFrame title={t('staffConsole')}>
        <ErrorCard whole text={t('consoleNotLoaded')} onRetry={() => void me.refetch()} />
      </GateFrame>
    );
  }
  if (invited !== null && me.data === null) return <InvitationForm token={invited} />;
  if (me.data === null) return <SignInForm />;
  if (me.data.secondFactor !== 'given') return <SecondFactorForm enrols={me.data.secondFactor === 'to-enrol'} onCodes={setCodes} />;
  if (codes.length > 0) {
    return (
      <GateFrame title={t('recoveryTitle')}>
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </GateFrame>
    );
  }
  return (
    <StaffRoles roles={me.data.roles} grants={me.data.grants}>
      <ConsoleFrame name={me.data.user.name}>
        <Console thread={thread} />
      </ConsoleFrame>
    </StaffRoles>
  );
}
