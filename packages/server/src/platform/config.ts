import * as z from 'zod/mini';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { dutySelfieModes, type DutySelfieMode } from '@safiri/rules/selfies/duty-selfie.ts';
import { assetLinks, type AssetLinks } from './asset-links.ts';
import { ConfigError } from './config-error.ts';
import { codeCountries, codesOf, type CodeSettings } from './code-settings.ts';
import { smsOf, voiceOf, whatsAppOf, type SmsSettings, type VoiceSettings, type WhatsAppSettings } from './gateway-settings.ts';

const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((v) => v === '1' || v === 'true'),
);
const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(65535))));
/** An address, or a network such as 10.0.0.0/8. */
const isNetwork = (text: string) => {
  const [ip = '', bits] = text.split('/');
  return isIP(ip) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)));
};
const proxies = z.pipe(
  z.string().check(
    z.refine((text) => /^(\d|true|false)$/.test(text) || text.split(',').every((part) => isNetwork(part.trim())), {
      error: 'must be the number of proxies in front, 0 to 9, or their addresses, such as 10.0.0.7,10.1.0.0/16',
    }),
  ),
  z.transform((text): number | string[] => {
    if (text === 'true' || text === 'false') return text === 'true' ? 1 : 0;
    return /^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
  }),
);
const url = (...protocols: string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    }),
  );

/** Every setting, its form and its meaning; docs/running.md lists the same. An empty value counts as not set. */
const settings = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  REDIS_URL: z.optional(url('redis:', 'rediss:')),
  /** 0 for a node that only answers requests and leaves the matching of trips and drivers to others. */
  DISPATCH: z._default(flag, true),
  DEMO: z.optional(flag),
  /** The demo's simulated people; 0 leaves the demo's accounts without them. */
  CITY: z.optional(flag),
  /** Simulated drivers, and as many passengers, beside those of the demo cities: for replays. */
  DEMO_CROWD: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(5000)))), 0),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  /** How many proxies stand in front, each of which appends to X-Forwarded-For, or their addresses. */
  TRUST_PROXY: z._default(proxies, 0),
  /** Seconds between the word of `/readyz` that the server stops and its stop; 2 behind a proxy, else none. */
  DRAIN_SECONDS: z.optional(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(5))))),
  OSRM_URL: z.optional(url('http:', 'https:')),
  GEOCODER_URL: z.optional(url('http:', 'https:')),
  TILES_URL: z.optional(url('http:', 'https:')),
  /** A folder with the training's videos, `<module>.<language>.mp4`. */
  TRAINING_VIDEOS_URL: z.optional(url('http:', 'https:')),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(z.string(), 'Safiri <no-reply@safiri.africa>'),
  /** An HTTP gateway for text messages in Africa's Talking's protocol; URL, user name and key together. */
  SMS_URL: z.optional(url('http:', 'https:')),
  SMS_USERNAME: z.optional(z.string()),
  SMS_API_KEY: z.optional(z.string()),
  /** The sender's name or short code, where the provider registered one. */
  SMS_SENDER: z.optional(z.string().check(z.maxLength(15))),
  /** Countries whose numbers get codes, each with what a text there costs: `ke:0.8,ug:1.2`; without prices each costs 1. */
  SMS_COUNTRIES: z.optional(codeCountries),
  /** What codes may cost a day, in what the prices are in. */
  SMS_DAILY_BUDGET: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(1_000_000)))), 1000),
  /** A gateway for phone calls in Africa's Talking's protocol; all four together, beside one for texts. */
  VOICE_URL: z.optional(url('http:', 'https:')),
  VOICE_USERNAME: z.optional(z.string()),
  VOICE_API_KEY: z.optional(z.string()),
  /** The number that calls, in the international form. */
  VOICE_FROM: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, { error: 'must be a number such as +254711082000' }))),
  /** The same for codes that are said in a call; `none` keeps calls for alarms alone. */
  VOICE_COUNTRIES: z.optional(codeCountries),
  /** A gateway in the protocol of WhatsApp's Cloud API: the address that messages are posted to, its token and the template for codes. */
  WHATSAPP_URL: z.optional(url('http:', 'https:')),
  WHATSAPP_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, { error: 'must be printable, without blanks' }))),
  WHATSAPP_TEMPLATE: z.optional(z.string().check(z.regex(/^[a-z0-9_]{1,512}$/, { error: 'must be the name of a template' }))),
  /** In which languages the template was approved, the one for everybody else first: `en,sw`. */
  WHATSAPP_LANGUAGES: z.optional(
    z.string().check(z.regex(/^[a-z]{2,3}(_[A-Z]{2})?(,[a-z]{2,3}(_[A-Z]{2})?)*$/, { error: 'must be languages such as en,sw' })),
  ),
  /** The same for codes by WhatsApp. */
  WHATSAPP_COUNTRIES: z.optional(codeCountries),
  /** The keys of web push, all three together; without them a pair is made in DATA_DIR. */
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(mailto:|https:)/, { error: 'must begin with mailto: or https:' }))),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{80,100}$/, { error: 'must be a public key in base64url' }))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{40,50}$/, { error: 'must be a private key in base64url' }))),
  /** The operator's support line, dialled from the safety screen. */
  SUPPORT_PHONE: z.optional(z.string().check(z.regex(/^\+?[0-9 ]{3,20}$/, { error: 'must be a phone number' }))),
  /** An Android app that belongs to this address: its package and the SHA-256 of its certificates, `africa.example.app=AB:CD:…,EF:…`. */
  ASSET_LINKS: z.optional(assetLinks),
  /** Multiplies every limit of requests per minute. */
  RATE_LIMIT_FACTOR: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.positive(), z.maximum(1_000_000)))), 1),
  /** Opens the beta countries for booking; the demo, which has a city in one, opens them too. */
  OPEN_BETA: z.optional(flag),
  /** Share of the fare that the operator keeps, in percent. */
  COMMISSION_PERCENT: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(30)))), 0),
  /** A payout above it, in rand or as much in another currency, needs a second person. */
  PAYOUT_APPROVAL_ABOVE: z._default(
    z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(1e9)))),
    10_000,
  ),
  /** What one person alone may send to payees a day, in rand or as much in another currency, where nobody else could sign. */
  PAYOUT_ALONE_A_DAY: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(1e9)))), 20_000),
  /** Whether drivers show their face at going online: never, once a day, or sometimes. */
  DUTY_SELFIE: z._default(z.enum(dutySelfieModes), 'off'),
  /** S3-compatible storage for uploads; without it they lie in DATA_DIR. All five together. */
  S3_ENDPOINT: z.optional(url('http:', 'https:')),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'auto'),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  /** 32 bytes in hex that seal the second factors of staff; without it a key file in DATA_DIR. */
  SECRETS_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hex digits' }))),
  /** A server that speaks OpenAI's chat completions; the AI features then ask it before they use their own rules. */
  AI_BASE_URL: z.optional(url('http:', 'https:')),
  AI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, { error: 'must be printable, without blanks' }))),
  AI_MODEL: z.optional(z.string().check(z.maxLength(100))),
  /** Who has it may read /metrics; without it only this machine. */
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/, { error: 'must be 16 to 200 visible characters' }))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface VapidSettings {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface AiSettings {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly dispatch: boolean;
  readonly demo: boolean;
  readonly demoCrowd: number;
  readonly city: boolean;
  readonly publicUrl: string;
  /** Proxies in front: so many hops from here, or these addresses. The visitor is the last one who is none of them. */
  readonly trustProxy: number | readonly string[];
  /** How long the server goes on serving after `/readyz` said that it stops. */
  readonly drainSeconds: number;
  readonly osrmUrl: string | undefined;
  readonly geocoderUrl: string | undefined;
  readonly tilesUrl: string | undefined;
  readonly trainingVideosUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where text messages go; the written outbox when absent. */
  readonly sms: SmsSettings | undefined;
  /** Where calls are made from; nobody is rung when absent. */
  readonly voice: VoiceSettings | undefined;
  /** Where codes go by WhatsApp; nobody is offered it when absent. */
  readonly whatsApp: WhatsAppSettings | undefined;
  readonly codes: CodeSettings;
  /** Texts of messages with codes and links stay readable: in the demo alone. */
  readonly readableSecrets: boolean;
  readonly supportPhone: string | undefined;
  /** The keys of web push; made in the data directory when absent. */
  readonly vapid: VapidSettings | undefined;
  readonly assetLinks: AssetLinks | undefined;
  readonly rateLimitFactor: number;
  readonly openBeta: boolean;
  readonly commissionPercent: number;
  /** In rand. */
  readonly payoutApprovalAbove: number;
  /** In rand. */
  readonly payoutAloneADay: number;
  readonly dutySelfie: DutySelfieMode;
  /** Where uploads are kept; the data directory when absent. */
  readonly s3: S3Settings | undefined;
  readonly secretsKey: string | undefined;
  /** The language model of the AI features; their own rules when absent. */
  readonly ai: AiSettings | undefined;
  /** Needed for `/metrics`; this machine alone may read them when absent. */
  readonly metricsToken: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

function s3Of(s: z.infer<typeof settings>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = s;
  if (endpoint === undefined && bucket === undefined && accessKey === undefined && secretKey === undefined) return undefined;
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined) {
    throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together: set all of them or none.');
  }
  return { endpoint: endpoint.replace(/\/$/, ''), bucket, region, accessKey, secretKey };
}

function vapidOf(s: z.infer<typeof settings>): VapidSettings | undefined {
  const { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = s;
  if (subject === undefined && publicKey === undefined && privateKey === undefined) return undefined;
  if (subject === undefined || publicKey === undefined || privateKey === undefined) {
    throw new ConfigError('VAPID_SUBJECT, VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set all of them or none.');
  }
  return { subject, publicKey, privateKey };
}

function aiOf(s: z.infer<typeof settings>): AiSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = s;
  if (baseUrl === undefined && model === undefined && apiKey === undefined) return undefined;
  if (baseUrl === undefined || model === undefined) throw new ConfigError('AI_BASE_URL and AI_MODEL go together: set both or none.');
  return { baseUrl: baseUrl.replace(/\/$/, ''), apiKey, model };
}

/**
 * Reads and checks all settings.
 * @throws ConfigError naming the first bad setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.safeParse(settings, given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'settings');
    throw new ConfigError(`${name}="${given[name] ?? ''}" can't be used: ${issue?.message ?? 'not valid'}`);
  }
  const s = result.data;
  const demo = s.DEMO ?? s.DATABASE_URL === undefined;
  const [voice, whatsApp] = [voiceOf(s), whatsAppOf(s)];
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    redisUrl: s.REDIS_URL,
    dispatch: s.DISPATCH,
    demo,
    demoCrowd: s.DEMO_CROWD,
    city: s.CITY ?? s.DEMO ?? s.DATABASE_URL === undefined,
    publicUrl: (s.PUBLIC_URL ?? `http://${s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST}:${s.PORT}`).replace(/\/$/, ''),
    trustProxy: s.TRUST_PROXY,
    drainSeconds: s.DRAIN_SECONDS ?? (s.TRUST_PROXY !== 0 ? 2 : 0),
    osrmUrl: s.OSRM_URL,
    geocoderUrl: s.GEOCODER_URL,
    tilesUrl: s.TILES_URL,
    trainingVideosUrl: s.TRAINING_VIDEOS_URL?.replace(/\/$/, ''),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    sms: smsOf(s),
    voice,
    whatsApp,
    codes: codesOf(s, { voice: voice !== undefined, whatsApp: whatsApp !== undefined }),
    readableSecrets: demo,
    supportPhone: s.SUPPORT_PHONE?.replaceAll(' ', ''),
    vapid: vapidOf(s),
    assetLinks: s.ASSET_LINKS,
    rateLimitFactor: s.RATE_LIMIT_FACTOR,
    openBeta: s.OPEN_BETA ?? s.DEMO ?? s.DATABASE_URL === undefined,
    commissionPercent: s.COMMISSION_PERCENT,
    payoutApprovalAbove: s.PAYOUT_APPROVAL_ABOVE,
    payoutAloneADay: s.PAYOUT_ALONE_A_DAY,
    dutySelfie: s.DUTY_SELFIE,
    s3: s3Of(s),
    secretsKey: s.SECRETS_KEY,
    ai: aiOf(s),
    metricsToken: s.METRICS_TOKEN,
    logLevel: s.LOG_LEVEL,
  };
}
