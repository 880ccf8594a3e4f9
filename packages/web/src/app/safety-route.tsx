import { FeaturesCard, NumbersCard, ProtocolCard } from '../safety/safety-cards.tsx';
import { IncidentLog } from '../safety/incident-log.tsx';
import { SosButton } from '../safety/sos-button.tsx';
import { ContactsCard } from '../sharing/contacts-card.tsx';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import '../account/account.css';

/** `/safety`: the emergency button, numbers, contacts, what keeps people safe, what happens after a press. */
export function SafetyScreen() {
  const t = useText();
  return (
    <AppShell>
      <main className="page narrow account" id="main">
        <div className="row spread">
          <h1 className="h1">{t('safetyTitle')}</h1>
          <SosButton rideId={null} />
        </div>
        <div className="stack">
          <NumbersCard rideId={null} />
          <ContactsCard />
          <IncidentLog />
          <FeaturesCard />
          <ProtocolCard />
        </div>
      </main>
    </AppShell>
  );
}
