export { fileStore } from './choose-store.ts';
export { rowId, serveFile } from './serve-file.ts';
export { emptyIncoming, removeUploads, sweepUploads } from './sweep.ts';
export { claimUpload, releaseUploads, uploadAddress } from './claim.ts';
export { createExaminer, type Examiner } from './examiner.ts';
export { receiveUpload } from './receive.ts';
export { storeContent } from './incoming.ts';
export type { FileStore } from './ports.ts';
