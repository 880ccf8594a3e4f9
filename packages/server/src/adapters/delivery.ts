import { createTransport } from 'nodemailer';
import { refuseInside } from '@safiri/db/platform/connect.ts';
import { ownBrands, type Brands } from '../platform/brand.ts';
import type { Config } from '../platform/config.ts';
import type { Deliver } from '../platform/outbox/worker.ts';
import { smsGateway } from './sms-gateway.ts';
import { voiceGateway } from './voice-gateway.ts';
import { whatsAppGateway } from './whatsapp-gateway.ts';
import { writtenOutbox } from './written-outbox.ts';

const TIMEOUT_MS = 15_000;

/** As whom mails come: the operator's name before the address of the setting; as that says while there is no operator. */
function mailFrom(setting: string, brands: Brands): string | { name: string; address: string } {
  const { number, brand } = brands.current();
  if (number === 0) return setting;
  return { name: brand.senders.mail ?? brand.name, address: /<([^<>]+)>\s*$/.exec(setting)?.[1] ?? setting };
}

function mailServer(url: string, from: () => ReturnType<typeof mailFrom>): Deliver {
  const smtp = createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  return async (message) => {
    await smtp.sendMail({ from: from(), to: message.recipient, subject: message.subject, text: message.body });
    return 'sent';
  };
}

/**
 * Delivers messages: mail by SMTP, texts and calls by their gateways where they are set, push messages by `push`. Without a provider a message is
 * written down; it is then `written`, never `sent`.
 * @param brands as whom they come; the product's own when not given
 */
export function createDelivery(config: Config, push: Deliver, brands: Brands = ownBrands): Deliver {
  const written = writtenOutbox(config.dataDir, config.readableSecrets);
  const channels = {
    mail: config.smtpUrl === undefined ? written : mailServer(config.smtpUrl, () => mailFrom(config.mailFrom, brands)),
    sms: config.sms === undefined ? written : smsGateway(config.sms, () => brands.current().brand.senders.sms),
    call: config.voice === undefined ? written : voiceGateway(config.voice, config),
    whatsapp: config.whatsApp === undefined ? written : whatsAppGateway(config.whatsApp),
    push,
  };
  return async (message) => {
    refuseInside('the delivery of a message');
    return channels[message.channel](message);
  };
}
