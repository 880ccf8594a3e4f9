import * as calls from '@safiri/contract/markets/staff-calls.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { budgetsToday } from './budgets-today.ts';

export function marketRoutes(server: Server): void {
  serveRead(server, calls.listBudgets, () => budgetsToday(server.ctx));
}
