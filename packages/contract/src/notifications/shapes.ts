import * as z from 'zod/mini';
import { notificationTypes } from '@safiri/rules/notifications/kinds.ts';
import { id, instant } from '../fields.ts';

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
  data: z.object({
    /** A path of the app. */
    redirectTo: z.string(),
  }),
});
export type Notification = z.infer<typeof notification>;
