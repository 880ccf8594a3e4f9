export const walletPaths = {
  getWallet: 'GET /api/wallet',
} as const;
