import { n as paperName } from "./papers-BDze3q6A.js";
import { r as language } from "./preferences-D2yk24TH.js";
// packages/web/src/common/document-names.ts
var documentNames = {
	id_document: "docIdDocument",
	drivers_license: "docDriversLicense",
	vehicle_registration: "docVehicleRegistration",
	vehicle_insurance: "docVehicleInsurance",
	pdp_permit: "docPdpPermit",
	police_clearance: "docPoliceClearance",
	selfie: "docSelfie"
};
var checkNames = {
	criminal: "checkCriminal",
	driving_record: "checkDrivingRecord",
	identity: "checkIdentity"
};
// packages/web/src/common/paper-title.ts
/**
* What a paper is called in the reader's language: as the market says, else by the product's text of its type.
* @param names the product's texts
*/
function paperTitle(t, { documentType, documentName }, names = documentNames) {
	return paperName({
		type: documentType,
		name: documentName
	}, language.get()) ?? t(names[documentType]);
}
export { checkNames as n, documentNames as r, paperTitle as t };
