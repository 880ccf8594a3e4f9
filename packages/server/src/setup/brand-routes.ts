import * as calls from '@safiri/contract/setup/brand-calls.ts';
import { htmlOf } from '../brand/public.ts';
import { serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import type { Examiner } from '../uploads/public.ts';
import { changeFacts, changeLaw, readBrand, receiveLogo } from './brand.ts';

/** The operator's own document in the console. */
export function consoleBrandRoutes(server: Server, examiner: Examiner): void {
  const { ctx } = server;
  serveRead(server, calls.readBrand, () => readBrand(ctx));
  serveRead(server, calls.showText, async ({ body }) => ({ html: htmlOf(body.markdown) }));
  serveWithoutTransaction(server, calls.changeBrand, (input) => changeFacts(ctx, input, input.body));
  serveWithoutTransaction(server, calls.changeText, (input) => changeLaw(ctx, input, input.body));
  serveWithoutTransaction(server, calls.sendLogo, (input) => receiveLogo(ctx, examiner, input));
}
