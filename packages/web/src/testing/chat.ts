import type { ChatSession } from '@safiri/contract/chat/shapes.ts';
import { naledi } from './people.ts';

/** Naledi's open chat with support. */
export const openChat: ChatSession = {
  id: 2,
  userId: naledi.id,
  category: 'payment',
  priority: 'normal',
  status: 'open',
  createdAt: '2026-06-16T08:00:00Z',
  rideId: null,
  answeredBy: null,
  wantsStaff: false,
  rating: null,
};
