export { openMarkets } from './registry.ts';
export { publishMarkets, withdrawMarkets } from './publish-markets.ts';
export { MarketError, readMarketValue } from './read-text.ts';
export { applyFile, exportMarket, listMarkets, previewFile, publishProposed } from './command.ts';
