import { t as accountPaths } from "./paths-C0mf13sy.js";
import { d as stored, f as product, s as session } from "./refusals-6kaomp8o.js";
import { r as isDemoAddress } from "./domain-DJBu_KmU.js";
import { A as callApi } from "../prerender.mjs";
import { n as country, r as language } from "./preferences-D2yk24TH.js";
// packages/web/src/platform/agree-account.ts
var announceAccount = (chosen) => callApi(accountPaths.change, { body: { language: chosen } });
/** Somebody chose the language of this phone while nobody was signed in: most likely whoever signs in next. */
var chosenBefore = stored(`${product.key}.language-chosen`, false, (text) => text === "1", (on) => on ? "1" : null);
/**
* After signing in, prices and maps are those of the account's country, whatever was looked at on this phone before. The
* demo's accounts are everybody's and change nothing.
*/
function adoptCountry(user) {
	if (!isDemoAddress(user.email)) country.set(user.countryId);
}
/**
* After signing in, screens and account speak one language, because mails and notifications follow the account. Another
* language than English was chosen by somebody: the account's goes before this phone's, which may be shared. What the last
* person left on the phone is nobody's choice. The demo's accounts are everybody's and agree with nobody.
*/
async function agreeOnLanguage() {
	const known = await callApi(accountPaths.get);
	if (isDemoAddress(known.user.email)) return;
	if (known.language === "en" && chosenBefore.get()) await announceAccount(language.get());
	else language.set(known.language);
	chosenBefore.set(false);
}
/** A choice outside of the settings; it is the account's as well when somebody is signed in. */
function chooseLanguage(chosen) {
	language.set(chosen);
	const user = session.get();
	if (user === null) chosenBefore.set(true);
	if (user !== null && !isDemoAddress(user.email)) announceAccount(chosen).catch(() => {});
}
export { agreeOnLanguage as n, chooseLanguage as r, adoptCountry as t };
