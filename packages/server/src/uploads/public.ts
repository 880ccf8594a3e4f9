export { fileStore } from './choose-store.ts';
export { sendUpload } from './send-upload.ts';
export { emptyIncoming, sweepUploads } from './sweep.ts';
export { claimUpload, uploadAddress } from './claim.ts';
export type { FileStore } from './ports.ts';
