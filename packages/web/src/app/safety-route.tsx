import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { FeaturesCard, NumbersCard, ProtocolCard, TeamState } from '../safety/safety-cards.tsx';
import { IncidentLog } from '../safety/incident-log.tsx';
import { SosButton } from '../safety/sos-button.tsx';
import { ContactsCard } from '../sharing/contacts-card.tsx';
import { AppShell } from '../shell/shell.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import '../account/account.css';

/** Whom one chose or does not want to meet again: last, and only where there is somebody. */
const MarkedPeople = lazyPart(async () => {
  const [{ MarkedPeople: List }] = await Promise.all([import('../rides/marked-people.tsx'), enterRoom('rides-after')]);
  return List;
});

/** `/safety`: the emergency button, numbers, contacts, what keeps people safe, what happens after a press. */
export function SafetyScreen() {
  const t = useText();
  return (
    <AppShell>
      <main className="page account safety-page" id="main">
        <div className="row spread safety-head">
          <h1 className="h1">{t('safetyTitle')}</h1>
          <SosButton rideId={null} />
        </div>
        <TeamState />
        <div className="card-columns">
          <div className="stack">
            <NumbersCard rideId={null} />
            <ContactsCard />
          </div>
          <div className="stack">
            <ProtocolCard />
            <IncidentLog />
          </div>
          <div className="stack">
            <FeaturesCard />
            <Suspense fallback={null}>
              <MarkedPeople />
            </Suspense>
          </div>
        </div>
      </main>
    </AppShell>
  );
}
