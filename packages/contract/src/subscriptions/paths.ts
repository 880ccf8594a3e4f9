export const subscriptionPaths = {
  packages: 'GET /api/subscription-packages',
  own: 'GET /api/subscriptions/user',
  ofUser: 'GET /api/subscriptions/user/:userId',
  active: 'GET /api/subscriptions/active',
  activeOf: 'GET /api/subscriptions/active/:userId',
  purchase: 'POST /api/subscriptions/purchase',
} as const;
