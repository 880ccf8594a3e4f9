import type { TaxAuthorities } from '../invoices/public.ts';
import { etims } from './etims.ts';

export const taxAuthorities: TaxAuthorities = { etims };
