// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { chatPaths } from '@safiri/contract/chat/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { expect, it } from 'vitest';
import { openChat } from '../testing/chat.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { LiveChatScreen } from './live-chat-screen.tsx';

it('can be written in as soon as it is started, also while the list of chats is still on its way', async () => {
  const { press } = await openScreen(<LiveChatScreen />, {
    at: '/live-chat',
    rooms: ['chat'],
    user: naledi,
    server: (fake) => {
      fake.holds(chatPaths.ownSessions);
      fake.replies(ridePaths.passengerRides, []);
      fake.replies(chatPaths.startSession, openChat);
      fake.replies(chatPaths.messagesOf, []);
    },
  });
  await press.click(screen.getByRole('button', { name: 'Start New Chat' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
});
