// packages/rules/src/markets/names.ts
/** How a market, a place or a service is named within documents and on the wire: `kisumu`, `kisumu-airport`, `boda`. */
var MARKET_NAME = /^[a-z][a-z0-9_-]{0,39}$/;
/** Whether a text could name a market, a place or a service. */
var isDocumentId = (text) => MARKET_NAME.test(text);
export { isDocumentId as t };
