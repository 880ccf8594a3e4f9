import { personalStored, type Stored } from './stored.ts';

/** What people did without a connection, queued on the phone until the server has it. Sending it again is harmless. */
const names = ['unsent-messages', 'unsent-ratings', 'unsent-fixes'] as const;
export type QueueName = (typeof names)[number];

function decode(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

const listOf = (name: QueueName) =>
  personalStored<unknown[]>(name, [], decode, (list) => (list.length === 0 ? null : JSON.stringify(list)));
const lists: Record<QueueName, Stored<unknown[]>> = {
  'unsent-messages': listOf('unsent-messages'),
  'unsent-ratings': listOf('unsent-ratings'),
  'unsent-fixes': listOf('unsent-fixes'),
};

/** One list, the same for its room and for the banner that counts. */
export const offlineQueue = <T>(name: QueueName) => lists[name] as Stored<T[]>;

/** What a person knows of having done: messages and ratings that are not sent yet. */
export function useUnsentCount(): number {
  return lists['unsent-messages'].use().length + lists['unsent-ratings'].use().length;
}

export const useHasUnsentFixes = () => lists['unsent-fixes'].use().length > 0;
