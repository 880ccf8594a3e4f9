export { requireSelfie } from './require-selfie.ts';
