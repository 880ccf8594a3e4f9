/** How a market, a place or a service is named within documents and on the wire: `kisumu`, `kisumu-airport`, `boda`. */
export const MARKET_NAME = /^[a-z][a-z0-9_-]{0,39}$/;

/** Whether a text could name a market, a place or a service. */
export const isDocumentId = (text: string): boolean => MARKET_NAME.test(text);
