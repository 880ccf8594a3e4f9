import type { AuthorityId } from '@safiri/rules/invoices/authorities.ts';
import type { Invoice } from '@safiri/rules/invoices/invoice.ts';

/** The operator's account with a tax authority, as an adapter uses it. */
export interface AuthorityAccount {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** By the names of `rules/invoices/authorities.ts`; never logged. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** What the authority is told: the invoice as it stands, and the numbers by which it and what it takes back are known there. */
export interface Told {
  readonly invoice: Invoice;
  /** Ours, unique for ever: the same again is the same invoice. */
  readonly id: number;
  readonly creditsId: number | null;
  /** Of a credit note: what the authority calls the invoice that it takes back. */
  readonly creditsControl: string | null;
  /** It was told before since a person last had it told, and nobody knows what came of it, or it has not decided yet. */
  readonly again: boolean;
}

/** What it said. `undecided`: it looks itself first, and is asked again later. `refused`: it never takes it as it is; a person has to look. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly controlNumber: string; readonly qrText: string }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'refused'; readonly words: string };

/** A tax authority: what the product needs of it. A call ends within a claim, a minute; one that throws is made again later. */
export interface TaxAuthority {
  readonly liveUrl: string;
  readonly sandboxUrl: string;
  /** Tells it of an invoice or a credit note. */
  tell(account: AuthorityAccount, told: Told): Promise<Verdict>;
}

export type TaxAuthorities = Readonly<Record<AuthorityId, TaxAuthority>>;
