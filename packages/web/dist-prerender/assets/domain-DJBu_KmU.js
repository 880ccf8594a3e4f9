// packages/rules/src/demo/domain.ts
/** Where the demo's named people have their addresses. */
var DEMO_DOMAIN = "demo.safiri.africa";
/** What makes an account one of the demo's: an address at one of these, which nobody else can register. */
var demoDomains = [DEMO_DOMAIN, `city.${DEMO_DOMAIN}`];
/** Whether an account is one of the demo's, which every visitor shares and whose password is published. */
var isDemoAddress = (email) => demoDomains.includes(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
/** Of all of them; the README says it to everybody. */
var DEMO_PASSWORD = "Safari-2026!";
export { DEMO_PASSWORD as n, isDemoAddress as r, DEMO_DOMAIN as t };
