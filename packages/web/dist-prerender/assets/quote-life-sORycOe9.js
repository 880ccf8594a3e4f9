// packages/rules/src/pricing/quote-life.ts
/** When a screen that stays open asks for another: a minute before it ends, milliseconds after it was given. */
var QUOTE_RENEW_MS = 24e4;
export { QUOTE_RENEW_MS as t };
