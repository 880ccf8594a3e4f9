import { u as personalStored } from "./refusals-6kaomp8o.js";
// packages/web/src/app/under-way-before.ts
/** How many things were under way when the home screen was last seen: so much room is kept until it is known again. */
var underWayBefore = personalStored("under-way", 0, (text) => /^\d$/.test(text) ? Number(text) : void 0, (count) => count === 0 ? null : String(Math.min(count, 9)));
export { underWayBefore as t };
