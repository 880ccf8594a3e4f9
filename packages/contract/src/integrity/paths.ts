/** What a driver sees of pay that waits for a person. */
export const heldPayPaths = {
  own: 'GET /api/driver/held-pay',
  answer: 'POST /api/driver/held-pay/:id/answer',
} as const;
