// packages/web/src/platform/sesotho-dates.ts
/** Sesotho names as written in South Africa: browsers that know the language are rare, and would show English ones. */
var months = "Pherekgong Hlakola Tlhakubele Mmesa Motsheanong Phupjane Phupu Phato Lwetse Mphalane Pudungwana Tshitwe".split(" ");
var monthsShort = "Phe Hla Tlh Mme Mot Phj Phu Pha Lwe Mph Pud Tsh".split(" ");
var weekdays = "Sontaha Mantaha Labobedi Laboraro Labone Labohlano Moqebelo".split(" ");
var weekdaysShort = "Son Man Bed Rar Nne Hla Moq".split(" ");
var english = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
/** The name in Sesotho of a part of a date, or undefined for what is no name. */
function sesotho(type, at, { timeZone, month, weekday }) {
	const only = (form) => at.toLocaleDateString("en-US", {
		...form,
		...timeZone === void 0 ? {} : { timeZone }
	});
	if (type === "month" && (month === "long" || month === "short")) return (month === "long" ? months : monthsShort)[Number(only({ month: "numeric" })) - 1];
	if (type !== "weekday") return void 0;
	return (weekday === "long" ? weekdays : weekdaysShort)[english.indexOf(only({ weekday: "short" }))];
}
/** A date or a time in Sesotho, in the order of South African English. */
function sesothoDate(at, form) {
	return new Intl.DateTimeFormat("en-ZA", form).formatToParts(at).map(({ type, value }) => sesotho(type, at, form) ?? value).join("");
}
export { sesothoDate };
