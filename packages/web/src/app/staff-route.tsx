import type { StaffChat } from '@safiri/contract/chat/shapes.ts';
import { otherCountries } from '@safiri/rules/countries/country-data.ts';
import { ChatThread } from '../chat/thread.tsx';
import { StaffScreen } from '../staff/staff-screen.tsx';
import { learnCountries } from '../platform/countries.ts';
import { useText } from '../platform/text.ts';

// A market may be opened in any country, and whoever sits here sees it before its own page does.
learnCountries(Object.values(otherCountries));

function Thread({ chat }: { chat: StaffChat }) {
  const t = useText();
  const { session } = chat;
  return (
    <ChatThread
      sessionId={session.id}
      open={session.status === 'open' && session.mine}
      nameOf={(message) => (message.isBot ? t('chatHelper') : message.senderId === session.userId ? session.userName : t('chatTeam'))}
      closedNote={t(session.status === 'closed' ? 'chatClosed' : session.answeredBy === null ? 'chatTakeFirst' : 'chatColleague')}
    />
  );
}

/** `/staff`: the console, with the chats' messages in it. */
export function StaffConsole() {
  return <StaffScreen thread={(chat) => <Thread chat={chat} />} />;
}
