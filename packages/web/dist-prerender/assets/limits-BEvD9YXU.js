// packages/rules/src/auth/limits.ts
/** The splash screen says "Starting..." this long (spec: foundations §2, §9). */
var SPLASH_MS = 1e3;
export { SPLASH_MS as t };
