export { pushDelivery } from './deliver-push.ts';
export { notify, notifyEach, type Notice } from './notify.ts';
export { pushAlert } from './push-alert.ts';
export { countPushDevices } from './push-targets.ts';
export { wordsOf } from './words.ts';
