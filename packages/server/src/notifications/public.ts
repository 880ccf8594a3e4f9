export { pushDelivery } from './deliver-push.ts';
export { notify, notifyEach, type Told } from './notify.ts';
export { pushAlert } from './push-alert.ts';
export { wordsOf } from './words.ts';
