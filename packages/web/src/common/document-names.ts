import type { TextKey } from 'virtual:texts/keys';
import type { CheckType } from '@safiri/rules/verification/background-checks.ts';
import type { DocumentType } from '@safiri/rules/verification/documents.ts';

export const documentNames: Readonly<Record<DocumentType, TextKey>> = {
  id_document: 'docIdDocument',
  drivers_license: 'docDriversLicense',
  vehicle_registration: 'docVehicleRegistration',
  vehicle_insurance: 'docVehicleInsurance',
  pdp_permit: 'docPdpPermit',
  police_clearance: 'docPoliceClearance',
  selfie: 'docSelfie',
};

export const checkNames: Readonly<Record<CheckType, TextKey>> = {
  criminal: 'checkCriminal',
  driving_record: 'checkDrivingRecord',
  identity: 'checkIdentity',
};
