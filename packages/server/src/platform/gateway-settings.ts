import { ConfigError } from './config-error.ts';

/** A gateway for text messages. */
export interface SmsSettings {
  readonly url: string;
  readonly username: string;
  readonly apiKey: string;
  readonly sender: string | undefined;
}

/** A gateway for phone calls. */
export interface VoiceSettings {
  readonly url: string;
  readonly username: string;
  readonly apiKey: string;
  /** The number that calls. */
  readonly from: string;
}

/** A gateway for WhatsApp messages of a business. */
export interface WhatsAppSettings {
  readonly url: string;
  readonly token: string;
  /** The template for codes that WhatsApp approved, and in which languages; whoever reads another one gets the first. */
  readonly template: string;
  readonly languages: readonly string[];
}

type Name =
  | 'SMS_URL'
  | 'SMS_USERNAME'
  | 'SMS_API_KEY'
  | 'SMS_SENDER'
  | 'VOICE_URL'
  | 'VOICE_USERNAME'
  | 'VOICE_API_KEY'
  | 'VOICE_FROM'
  | 'WHATSAPP_URL'
  | 'WHATSAPP_TOKEN'
  | 'WHATSAPP_TEMPLATE'
  | 'WHATSAPP_LANGUAGES';
type Given = Readonly<Partial<Record<Name, string | undefined>>>;

/** @throws ConfigError when something of it is missing */
export function smsOf(s: Given): SmsSettings | undefined {
  const { SMS_URL: address, SMS_USERNAME: username, SMS_API_KEY: apiKey, SMS_SENDER: sender } = s;
  if (address === undefined && username === undefined && apiKey === undefined) return undefined;
  if (address === undefined || username === undefined || apiKey === undefined) {
    throw new ConfigError('SMS_URL, SMS_USERNAME and SMS_API_KEY go together: set all of them or none.');
  }
  return { url: address, username, apiKey, sender };
}

/** @throws ConfigError when something of it is missing, or there is no gateway for texts */
export function voiceOf(s: Given): VoiceSettings | undefined {
  const { VOICE_URL: address, VOICE_USERNAME: username, VOICE_API_KEY: apiKey, VOICE_FROM: from } = s;
  if (address === undefined && username === undefined && apiKey === undefined && from === undefined) return undefined;
  if (address === undefined || username === undefined || apiKey === undefined || from === undefined) {
    throw new ConfigError('VOICE_URL, VOICE_USERNAME, VOICE_API_KEY and VOICE_FROM go together: set all of them or none.');
  }
  // Who is rung finds the place in the text: a call alone would say nothing.
  if (s.SMS_URL === undefined) throw new ConfigError('VOICE_URL needs an SMS gateway beside it: set SMS_URL, too.');
  return { url: address, username, apiKey, from };
}

/** @throws ConfigError when something of it is missing, or there is no gateway for texts */
export function whatsAppOf(s: Given): WhatsAppSettings | undefined {
  const { WHATSAPP_URL: address, WHATSAPP_TOKEN: token, WHATSAPP_TEMPLATE: template, WHATSAPP_LANGUAGES: languages } = s;
  if (address === undefined && token === undefined && template === undefined) return undefined;
  if (address === undefined || token === undefined || template === undefined) {
    throw new ConfigError('WHATSAPP_URL, WHATSAPP_TOKEN and WHATSAPP_TEMPLATE go together: set all of them or none.');
  }
  // The text comes first, and is what everybody can fall back on.
  if (s.SMS_URL === undefined) throw new ConfigError('WHATSAPP_URL needs an SMS gateway beside it: set SMS_URL, too.');
  return { url: address, token, template, languages: (languages ?? 'en').split(',') };
}
