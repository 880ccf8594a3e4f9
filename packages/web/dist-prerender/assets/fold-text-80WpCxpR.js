// packages/rules/src/places/fold-text.ts
/** Text as it is compared in searches: lower case, without accents, apostrophes, dots and ampersands ("O.R." is "or"), all else but letters and digits one space. */
function foldText(text) {
	return text.normalize("NFKD").toLowerCase().replace(/[\p{M}'’ʼ`.&]/gu, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
export { foldText as t };
