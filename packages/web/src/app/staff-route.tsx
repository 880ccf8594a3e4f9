import type { StaffChat } from '@safiri/contract/chat/shapes.ts';
import { ChatThread } from '../chat/thread.tsx';
import { StaffScreen } from '../staff/staff-screen.tsx';
import { useText } from '../platform/text.ts';

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
