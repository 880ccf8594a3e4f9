/** The product's spelling in stored and sent data; by itself, as scripts inside a page would otherwise carry the names along. */
export const PRODUCT_KEY = 'safiri';

/** The product's name: the only place it is written. */
export const product = { name: 'Safiri', key: PRODUCT_KEY, walletName: 'Safiri Wallet' } as const;
