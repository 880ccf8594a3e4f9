export { pushDelivery } from './deliver-push.ts';
export { exportNotifications, forgetNotifications } from './own-data.ts';
export { notify, type Told } from './notify.ts';
export { wordsOf } from './words.ts';
