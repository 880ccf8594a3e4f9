export { boundsOf } from './geometry.ts';
export { openMarkets } from './registry.ts';
export { addNewMarket, publishMarkets, withdrawDemoMarkets } from './publish-markets.ts';
export { commissionCapOf, readStatements, requireLawful } from './legal-facts.ts';
export { readMarketText, readMarketValue, type ReadMarket } from './read-text.ts';
export { applyFile, exportMarket, listMarkets, previewFile, publishProposed } from './command.ts';
export { giveToBudget, leftOfBudgets, renameUse, takeFromBudget, takeWhatIsLeft, type BudgetUse } from './budgets.ts';
