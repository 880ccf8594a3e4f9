export { pushDelivery } from './deliver-push.ts';
export { notify, notifyAll, notifyEach, type Notice, type Told } from './notify.ts';
export { pushAlert } from './push-alert.ts';
export { countPushDevices } from './push-targets.ts';
export { wordsOf } from './words.ts';
