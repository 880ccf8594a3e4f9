export const orderPaths = {
  requestParcel: 'POST /api/parcel-deliveries',
  listOrders: 'GET /api/orders',
  getOrder: 'GET /api/orders/:id',
  cancelOrder: 'POST /api/orders/:id/cancel',
  confirmHandover: 'POST /api/orders/:id/confirm',
  nobodyThere: 'POST /api/orders/:id/nobody-there',
} as const;
