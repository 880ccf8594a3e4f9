import type { TaxAuthorities } from '../invoices/ports.ts';
import { etims } from './etims.ts';

export const taxAuthorities: TaxAuthorities = { etims };
