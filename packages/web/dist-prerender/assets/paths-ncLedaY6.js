// packages/contract/src/wallet/paths.ts
var walletPaths = { getWallet: "GET /api/wallet" };
export { walletPaths as t };
