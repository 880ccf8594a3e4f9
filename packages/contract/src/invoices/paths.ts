export const invoicePaths = {
  ofSale: 'GET /api/invoices',
  shared: 'GET /api/invoices/shared/:token',
  pdf: 'GET /api/invoices/shared/:token/pdf',
  ownIdentity: 'GET /api/tax-identity',
  setOwnIdentity: 'POST /api/tax-identity',
} as const;

export const invoiceStaffPaths = {
  list: 'GET /api/staff/invoices',
  csv: 'GET /api/staff/invoices.csv',
  credit: 'POST /api/staff/invoices/:id/credit',
  sendAgain: 'POST /api/staff/invoices/:id/send-again',
  shopIdentity: 'GET /api/staff/invoices/shops/:id',
  setShopIdentity: 'POST /api/staff/invoices/shops/:id',
} as const;

/** The page of an invoice for whoever has its link. */
export const invoicePage = '/invoice/:token';
