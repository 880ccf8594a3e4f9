import type { TaxAuthorities } from '../invoices/ports.ts';
import { efris } from './efris.ts';
import { etims } from './etims.ts';

export const taxAuthorities: TaxAuthorities = { etims, efris };
