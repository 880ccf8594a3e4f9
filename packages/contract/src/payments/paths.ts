export const paymentPaths = {
  ways: 'GET /api/payments/top-ups/ways',
  topUp: 'POST /api/payments/top-ups',
  payInWays: 'GET /api/payments/pay-in-ways',
  payIn: 'POST /api/payments/pay-ins',
  payIns: 'GET /api/payments/pay-ins',
  onePayIn: 'GET /api/payments/pay-ins/:id',
  own: 'GET /api/payments',
  one: 'GET /api/payments/:id',
} as const;

/** Where providers say what became of a payment. The address is a secret, and no call of the product. */
export const callbackPath = '/callbacks/:address';
