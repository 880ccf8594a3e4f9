/** Kinds of notification that a person can turn off. What is about safety is not among them: it always comes. */
export const notificationKinds = ['ride', 'chat', 'promotion'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
