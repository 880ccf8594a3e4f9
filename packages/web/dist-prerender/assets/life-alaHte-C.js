import { O as keysOf } from "./preferences-D2yk24TH.js";
// packages/rules/src/life.ts
/** The same as a list, in the order of the record. */
var liveStatesOf = /* @__NO_SIDE_EFFECTS__ */ (life) => (/* @__PURE__ */ keysOf(life)).filter((state) => (/* @__PURE__ */ keysOf(life[state] ?? {})).length > 0);
/** Whether `actor` may bring it from one state to another. */
var allows = (life, actor, from, to) => life[from]?.[to]?.includes(actor) ?? false;
export { liveStatesOf as n, allows as t };
