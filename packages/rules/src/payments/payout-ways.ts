import type { CountryId } from '../countries/country.ts';
import { hasKeys, providerFacts, type ProviderFacts, type ProviderId } from './providers.ts';

/** Who keeps an account: a bank, or the operator of a network. */
export interface AccountKeeper {
  /** As the provider calls it. */
  readonly code: string;
  /** As people know it; the same in every language. */
  readonly name: string;
}

export interface PayoutFacts {
  /** What the operator was given for it, beside or in place of what taking money needs. */
  readonly secrets: readonly string[];
  /** A reference is taken once: the same one sent again never pays twice. */
  readonly isOnce: boolean;
  /** The banks and networks of a country to which it pays; without any it pays to numbers of its own network. */
  readonly keepers: Partial<Record<CountryId, readonly AccountKeeper[]>>;
  /** Where an account is no phone number. */
  readonly bankCountries: readonly CountryId[];
}

/** How each provider pays out, by its public documentation. */
export const payoutFacts: Readonly<Record<ProviderId, PayoutFacts>> = {
  paystack: {
    secrets: ['secretKey'],
    isOnce: true,
    bankCountries: ['za', 'ng'],
    keepers: {
      za: [
        { code: '632005', name: 'Absa' },
        { code: '470010', name: 'Capitec' },
        { code: '679000', name: 'Discovery Bank' },
        { code: '250655', name: 'FNB' },
        { code: '198765', name: 'Nedbank' },
        { code: '051001', name: 'Standard Bank' },
        { code: '678910', name: 'TymeBank' },
      ],
      ng: [
        { code: '044', name: 'Access Bank' },
        { code: '011', name: 'First Bank' },
        { code: '058', name: 'GTBank' },
        { code: '999992', name: 'OPay' },
        { code: '033', name: 'UBA' },
        { code: '057', name: 'Zenith Bank' },
      ],
      gh: [
        { code: 'ATL', name: 'AirtelTigo' },
        { code: 'MTN', name: 'MTN MoMo' },
        { code: 'VOD', name: 'Telecel' },
      ],
      ke: [{ code: 'MPESA', name: 'M-Pesa' }],
    },
  },
  mpesa: {
    secrets: ['initiatorName', 'initiatorPassword', 'certificate'],
    // Repeating an OriginatorConversationID is not documented to be harmless.
    isOnce: false,
    bankCountries: [],
    keepers: {},
  },
  mtn_momo: {
    // Its product for disbursements has keys of its own.
    secrets: ['disbursementUser', 'disbursementKey', 'disbursementSubscriptionKey'],
    isOnce: true,
    bankCountries: [],
    keepers: {},
  },
  // The operator's PIN, sealed by Airtel's public key.
  airtel_money: { secrets: ['pin', 'publicKey'], isOnce: true, bankCountries: [], keepers: {} },
  flutterwave: {
    secrets: ['secretKey'],
    isOnce: true,
    bankCountries: [],
    keepers: {
      ke: [{ code: 'MPS', name: 'M-Pesa' }],
      gh: [
        { code: 'MTN', name: 'MTN MoMo' },
        { code: 'VODAFONE', name: 'Telecel' },
        { code: 'TIGO', name: 'AirtelTigo' },
      ],
      // Of these it finds the network by the number.
      ug: [{ code: 'MPS', name: 'Mobile money' }],
      rw: [{ code: 'MPS', name: 'Mobile money' }],
      tz: [{ code: 'MPS', name: 'Mobile money' }],
      zm: [{ code: 'MPS', name: 'Mobile money' }],
    },
  },
};

/** How an account is written: by the number of a phone, or of a bank's account. */
export const accountKind = (provider: ProviderId, countryId: CountryId): 'phone' | 'bank' =>
  payoutFacts[provider].bankCountries.includes(countryId) ? 'bank' : 'phone';

/** The banks and networks of a country to which a provider pays; none where it pays to numbers of its own network. */
export const keepersOf = (provider: ProviderId, countryId: CountryId): readonly AccountKeeper[] =>
  payoutFacts[provider].keepers[countryId] ?? [];

/** Who keeps an account, as people know it: its bank or network, else the provider itself. */
const keeperName = (provider: ProviderId, bank: string | null, countryId: CountryId): string =>
  keepersOf(provider, countryId).find(({ code }) => code === bank)?.name ?? providerFacts[provider].name;

/** How an account that is paid to is called on screens and in messages. */
export const payeeText = (
  { provider, account, bank }: { readonly provider: ProviderId; readonly account: string; readonly bank: string | null },
  countryId: CountryId,
): string => `${keeperName(provider, bank, countryId)} ${account}`;

/** Digits of a bank's account. */
export const BANK_ACCOUNT = /^\d{6,16}$/;

/** Whether what the operator was given is enough to pay out. */
export const canPayOut = (provider: ProviderId, secrets: Readonly<Record<string, string>>): boolean =>
  hasKeys(payoutFacts[provider].secrets, secrets);

/** What a provider gave the operator: what it must know to take money, what it needs besides to pay out, and what it may know. */
interface ProviderKeys {
  readonly wanted: readonly string[];
  readonly forPayouts: readonly string[];
  readonly optional: readonly string[];
}

export function keysOfProvider(provider: ProviderId): ProviderKeys {
  const { secrets: wanted, optional = [] }: ProviderFacts = providerFacts[provider];
  return { wanted, forPayouts: payoutFacts[provider].secrets.filter((key) => !wanted.includes(key)), optional };
}
