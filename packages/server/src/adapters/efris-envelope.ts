import { constants, createCipheriv, createDecipheriv, createPrivateKey, createSign, privateDecrypt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import type { AuthorityAccount } from '../invoices/ports.ts';
import { callProvider } from './provider-http.ts';

/** Four calls of one telling fit into the minute for which it is held. */
const TIMEOUT_MS = 14_000;
const TIME_ZONE = 'Africa/Kampala';
const SUCCEEDED = '00';
/** Its own trouble, or a key that has ended: the same later may go well. */
const TROUBLE = new Set(['', '01', '02', '03', '38', '99', '402']);

/** What EFRIS refused, by its code and in its words. */
export class EfrisRefusal extends Error {}

const envelope = z.object({
  data: z.object({ content: z.nullish(z.string()), dataDescription: z.nullish(z.object({ codeType: z.nullish(z.string()) })) }),
  returnStateInfo: z.object({ returnCode: z.nullish(z.string()), returnMessage: z.nullish(z.string()) }),
});
const keyAnswer = z.object({ passowrdDes: z.string() });

const two = (n: number) => String(n).padStart(2, '0');

/** A moment as EFRIS writes it, by Uganda's clocks. */
export function efrisMoment(at: Date): string {
  const { year, month, day, hour, minute, second } = localMoment(at, TIME_ZONE);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

const cipherOf = (key: Buffer) => `aes-${key.length * 8}-ecb`;
function sealed(text: string, key: Buffer): string {
  const cipher = createCipheriv(cipherOf(key), key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
function opened(content: string, key: Buffer): string {
  const cipher = createDecipheriv(cipherOf(key), key, null);
  return Buffer.concat([cipher.update(Buffer.from(content, 'base64')), cipher.final()]).toString('utf8');
}

async function post({ baseUrl, secrets }: AuthorityAccount, interfaceCode: string, content: string, isSealed: boolean) {
  const { tin = '', deviceNo = '', privateKey = '' } = secrets;
  const signature = content === '' ? '' : createSign('RSA-SHA1').update(content, 'utf8').sign(createPrivateKey(privateKey), 'base64');
  const { status, body } = await callProvider(baseUrl, {
    method: 'POST',
    timeout: TIMEOUT_MS,
    json: {
      data: { content, signature, dataDescription: { codeType: isSealed ? '1' : '0', encryptCode: '2', zipCode: '0' } },
      globalInfo: {
        appId: 'AP04',
        version: '1.1.20191201',
        dataExchangeId: randomUUID().replaceAll('-', ''),
        interfaceCode,
        requestCode: 'TP',
        requestTime: efrisMoment(new Date()),
        responseCode: 'TA',
        userName: 'admin',
        deviceMAC: 'FFFFFFFFFFFF',
        deviceNo,
        tin,
        brn: '',
        taxpayerID: '1',
        longitude: '32.58',
        latitude: '0.35',
        agentType: '0',
        extendField: { responseDateFormat: 'dd/MM/yyyy', responseTimeFormat: 'dd/MM/yyyy HH:mm:ss', referenceNo: '', operatorName: '' },
      },
      returnStateInfo: { returnCode: '', returnMessage: '' },
    },
  });
  const read = z.safeParse(envelope, body);
  if (!read.success || status >= 400) throw new Error(`EFRIS answered ${status}`);
  const { returnCode, returnMessage } = read.data.returnStateInfo;
  const code = returnCode ?? '';
  if (code !== SUCCEEDED && TROUBLE.has(code)) throw new Error(`EFRIS answered ${code} ${returnMessage ?? ''}`);
  if (code !== SUCCEEDED) throw new EfrisRefusal(`${code} ${returnMessage ?? ''}`.slice(0, 300));
  return read.data.data;
}

/**
 * Asks for the key of a talk and talks by it: JSON sealed by AES, signed by the operator's own key, in an envelope that is the same for all.
 * @returns asks an interface by its code. It throws EfrisRefusal for what EFRIS will never take, else when nobody answers.
 */
export async function talkToEfris(account: AuthorityAccount): Promise<(interfaceCode: string, asked: object) => Promise<unknown>> {
  const { content } = await post(account, 'T104', '', false);
  const { passowrdDes } = z.parse(keyAnswer, JSON.parse(Buffer.from(content ?? '', 'base64').toString('utf8')));
  const plain = privateDecrypt(
    { key: account.secrets['privateKey'] ?? '', padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(passowrdDes, 'base64'),
  );
  const key = Buffer.from(plain.toString('utf8'), 'base64');
  return async (interfaceCode, asked) => {
    const data = await post(account, interfaceCode, sealed(JSON.stringify(asked), key), true);
    const text = data.content ?? '';
    if (text === '') return undefined;
    return JSON.parse(data.dataDescription?.codeType === '1' ? opened(text, key) : Buffer.from(text, 'base64').toString('utf8')) as unknown;
  };
}
