/** The product's name: the only place it is written. `key` is its spelling in stored and sent data. */
export const product = { name: 'Safiri', key: 'safiri', walletName: 'Safiri Wallet' } as const;
