// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { EmergencyKit, Incident } from '@safiri/contract/safety/shapes.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SosOverlay } from '../safety/sos-overlay.tsx';
import { sos } from '../safety/sos.ts';
import { TeamState } from '../safety/safety-cards.tsx';
import { WhoIsTold } from '../safety/who-is-told.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';

const kit: EmergencyKit = {
  numbers: { police: '10111', medical: '10177', fire: '10176' },
  supportPhone: null,
  contacts: [],
  trackingUrl: null,
  canText: false,
  canMail: false,
  staffOnDuty: false,
  teamOnCall: false,
};
const gogo = { name: 'Gogo', phone: '+27825550199' };

const told = async (shown: Partial<EmergencyKit> | 'away') => {
  await openScreen(<WhoIsTold rideId={null} />, {
    at: '/safety',
    rooms: ['safety'],
    user: naledi,
    server: (fake) => (shown === 'away' ? fake.isAway(safetyPaths.kit) : fake.replies(safetyPaths.kit, { ...kit, ...shown })),
  });
  const list = await screen.findByRole('list', { name: 'Who is told' });
  return async (line: string) => {
    await within(list).findByText(line);
    return within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  };
};
const police = 'The police do not get this alert.';

describe('during the countdown it is said who gets the alert', () => {
  it('to somebody without contacts, while nobody of the team is on call', async () => {
    const lines = await told({});
    expect(await lines('You have no emergency contacts: nobody else is told.')).toEqual([
      'Our team gets your alert, but nobody is on call right now.',
      'You have no emergency contacts: nobody else is told.',
      police,
    ]);
    expect(screen.getByRole('link', { name: /Police/ }).getAttribute('href')).toBe('tel:10111');
    expect(screen.getByRole('heading', { name: 'Nobody is on call. Call 10111 now' })).toBeTruthy();
  });

  it('and that it goes to the phone of whoever is on call', async () => {
    const lines = await told({ teamOnCall: true });
    expect(await lines('Your alert goes to the phone of whoever of our team is on call.')).toContain(police);
  });

  it('to somebody with contacts, as far as this server can reach them', async () => {
    const texts = await told({ contacts: [gogo], canText: true, staffOnDuty: true });
    expect(await texts('Your emergency contacts get a text.')).toEqual([
      'Our team is at the screen and sees your alert.',
      'Your emergency contacts get a text.',
      police,
    ]);
  });

  it('and that a server which sends mails alone tells those with an address', async () => {
    const lines = await told({ contacts: [gogo], canMail: true });
    expect(await lines("Contacts with an email address get a mail. We can't text: “Text my contacts” comes next.")).toHaveLength(3);
  });

  it('and that a server which sends nothing leaves them to the phone', async () => {
    const lines = await told({ contacts: [gogo] });
    expect(await lines("We can't text your contacts. “Text my contacts” comes next: your phone sends it.")).toHaveLength(3);
  });

  it('and without a network only what will be true', async () => {
    const lines = await told('away');
    expect(await lines('Our team gets your alert once this phone has a connection.')).toContain(police);
  });
});

describe('the countdown', () => {
  const counting = async (answer: Partial<EmergencyKit>) => {
    await openScreen(
      <>
        <TeamState />
        <SosOverlay />
      </>,
      { at: '/safety', rooms: ['safety'], user: naledi, server: (fake) => fake.replies(safetyPaths.kit, { ...kit, ...answer }) },
    );
    await screen.findByRole('status');
    act(() => sos.set({ ...sos.get(), phase: 'counting', drill: false, endsAt: Date.now() + 5000, rideId: null, hidden: false }));
    onTestFinished(() => act(() => sos.set({ ...sos.get(), phase: 'idle' })));
    await screen.findByRole('button', { name: 'Trigger Now', hidden: true });
    const calls = screen.getAllByRole('link', { hidden: true }).filter((link) => link.getAttribute('href') === 'tel:10111');
    return { calls, headings: screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent) };
  };

  it('begins with the call to the police where it was known that nobody is on call', async () => {
    const { calls, headings } = await counting({});
    expect(headings).toEqual(['Nobody is on call. Call 10111 now', 'EMERGENCY']);
    expect(calls).toHaveLength(1);
  });

  it('begins with itself where somebody is', async () => {
    const { calls, headings } = await counting({ teamOnCall: true });
    expect(headings).toEqual(['EMERGENCY']);
    expect(calls).toHaveLength(1);
  });
});

describe('first on the safety screen', () => {
  const state = async (answer: Partial<EmergencyKit> | 'away') => {
    await openScreen(<TeamState />, {
      at: '/safety',
      rooms: ['safety'],
      user: naledi,
      server: (fake) => (answer === 'away' ? fake.isAway(safetyPaths.kit) : fake.replies(safetyPaths.kit, { ...kit, ...answer })),
    });
    return (await screen.findByRole('status')).textContent;
  };

  it('stands whether the team is at the screen', async () => {
    expect(await state({ staffOnDuty: true })).toBe('Our team is at work now and sees emergencies.');
  });

  it('stands that somebody is on call, by the phone that an alarm reaches', async () => {
    expect(await state({ teamOnCall: true })).toBe('Our team is on call now.');
  });

  it('stands that nobody is, and whom to call', async () => {
    expect(await state({})).toBe('Nobody on our team is on call right now. In an emergency dial 10111 (police) or 10177 (ambulance).');
  });

  it('stands that nobody knows it while the server can not be asked', async () => {
    expect(await state('away')).toBe(
      "We can't see right now whether our team is on call. In an emergency dial 10111 (police) or 10177 (ambulance).",
    );
  });
});

describe('of an alert that has arrived it is said', () => {
  const incident: Incident = {
    id: 9,
    emergencyType: 'panic',
    raisedAt: new Date().toISOString(),
    acknowledgedAt: null,
    safeAt: null,
    closedAt: null,
    alerts: [],
    rideId: null,
    isDrill: false,
    reached: false,
    trackingUrl: 'https://safiri.example/track/x',
  };
  const course = async (team: Partial<EmergencyKit>) => {
    await openScreen(<SosOverlay />, {
      at: '/safety',
      rooms: ['safety'],
      user: naledi,
      server: (fake) => {
        fake.replies(safetyPaths.kit, { ...kit, ...team });
        fake.replies(safetyPaths.current, incident);
      },
    });
    act(() =>
      sos.set({
        phase: 'alert',
        drill: false,
        endsAt: 0,
        pressedAt: incident.raisedAt,
        rideId: null,
        incident,
        sending: 'done',
        hidden: false,
        unheard: false,
      }),
    );
    onTestFinished(() => act(() => sos.set({ ...sos.get(), phase: 'idle', incident: null })));
    return within(await screen.findByRole('region', { name: 'What has happened so far', hidden: true }));
  };

  it('that the team sees it, while somebody is at the screen', async () => {
    const lines = await course({ staffOnDuty: true });
    expect(await lines.findByText('Your alert has arrived. Our team can see it.')).toBeTruthy();
    expect(lines.queryByText(/Nobody is on call/)).toBeNull();
  });

  it('that whoever is on call is being called, while nobody is at the screen', async () => {
    const lines = await course({ teamOnCall: true });
    expect(await lines.findByText('Your alert has arrived. Whoever of our team is on call is being called.')).toBeTruthy();
    expect(lines.queryByText(/Our team can see it/)).toBeNull();
  });

  it('and no more than that it is there, while nobody is', async () => {
    const lines = await course({});
    expect(await lines.findByText('Waiting for our team to answer. Nobody is on call right now: call the police.')).toBeTruthy();
    expect(lines.getByText('Your alert has arrived.')).toBeTruthy();
    // Before all else the number that helps, which then stands no second time.
    const headings = screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);
    expect(headings[headings.findIndex((text) => text?.startsWith('Alert raised')) - 1]).toBe('Nobody is on call. Call 10111 now');
    const numbers = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(numbers.filter((href) => href?.startsWith('tel:'))).toEqual(['tel:10111', 'tel:10177', 'tel:10176']);
  });
});
