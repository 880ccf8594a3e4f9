export { importCatalogue } from './import-catalogue.ts';
export { CatalogueError, readCatalogue } from './read-csv.ts';
export { isThere } from './present.ts';
export { busyMinutesAt, deliveryTimeAt, isOpenNow, openFacts, opensTomorrow } from './open-now.ts';
export { openingHoursOf } from './opening-hours.ts';
export { findItems, findMerchant, leastDelivery, listItems, merchantsOf, merchantsBy, type ItemRow, type MerchantRow } from './queries.ts';
export { addItem, changeItem, removeItem } from './menu.ts';
export { addLike, addMerchantRating, changeMerchant, countTags, nextOrderOfDay, restock, takeStock } from './stock.ts';
