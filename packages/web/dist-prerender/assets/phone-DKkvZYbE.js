// packages/rules/src/users/phone.ts
/** A number of ten digits as (xxx) xxx-xxxx, any other as it is (spec: operations §5). */
function displayPhone(phone) {
	const digits = phone.replace(/[\s().-]/g, "");
	if (!/^\d{10}$/.test(digits)) return phone;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
/**
* A stored number as people of its own country write it, where that has ten digits: +27821234567 is (082) 123-4567 to a
* reader in South Africa. Any other stays international, so that it can be rung from where it is read.
* @param dialCode the reader's country's, "+27"
*/
function localPhone(phone, dialCode) {
	const national = phone.startsWith(dialCode) ? `0${phone.slice(dialCode.length)}` : phone;
	return /^0\d{9}$/.test(national) ? displayPhone(national) : displayPhone(phone);
}
export { localPhone as t };
