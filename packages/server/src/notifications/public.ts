export { pushDelivery } from './deliver-push.ts';
export { notify, type Told } from './notify.ts';
