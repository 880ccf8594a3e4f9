export { instanceText } from './instance.ts';
