export { dueConsents, recordConsents, requireConsent } from './consents.ts';
export { openBrands } from './registry.ts';
export { highestVersions, newestBrand, writeBrand } from './write-brand.ts';
export { readBrandValue } from './read-brand.ts';
export { htmlOf } from './markdown.ts';
export { keepLogo } from './logo.ts';
export { applyBrandFile, exportBrand, previewBrandFile } from './command.ts';
