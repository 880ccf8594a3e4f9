export const subscriptionPaths = {
  packages: 'GET /api/subscription-packages',
  own: 'GET /api/subscriptions/user',
  ofUser: 'GET /api/subscriptions/user/:userId',
  active: 'GET /api/subscriptions/active',
  activeOf: 'GET /api/subscriptions/active/:userId',
  purchase: 'POST /api/subscriptions/purchase',
  bought: 'GET /api/subscriptions/packages',
  sold: 'GET /api/subscriptions/packages/:market',
  buy: 'POST /api/subscriptions/packages/:market',
  paymentWays: 'GET /api/subscriptions/payment',
  startPayment: 'POST /api/subscriptions/payment',
  giveBack: 'POST /api/subscriptions/:id/give-back',
} as const;

export const packageStaffPaths = {
  figures: 'GET /api/staff/packages',
} as const;
