import { constants, createCipheriv, createDecipheriv, createPublicKey, createVerify, publicEncrypt, randomBytes } from 'node:crypto';
import { fieldsOf, type Answer, type Handler } from './http.ts';

/** How simulated EFRIS behaves beside its description. Each holds until it is taken back. */
type EfrisManner = 'down' | 'answer_lost' | 'refuses';

/** An invoice as simulated EFRIS keeps it. */
interface FiscalInvoice {
  readonly invoiceId: string;
  /** The fiscal document number. */
  readonly invoiceNo: string;
  readonly referenceNo: string;
  readonly grossAmount: number;
  readonly taxAmount: number;
}

/** An application for a credit note; URA decides: 102 submitted, 101 approved, 103 rejected. */
interface Application {
  readonly oriInvoiceNo: string;
  readonly sellersReferenceNo: string;
  readonly grossAmount: number;
  approveStatus: '101' | '102' | '103';
  invoiceNo?: string;
}

export interface Efris {
  readonly invoices: FiscalInvoice[];
  readonly applications: Application[];
  readonly manners: Set<EfrisManner>;
  /** What URA's people do about the applications that wait. */
  decide(approveStatus: '101' | '103'): void;
  readonly handle: Handler;
}

interface Sums {
  readonly grossAmount: string;
  readonly taxAmount: string;
}
interface Asked {
  readonly referenceNo?: string;
  readonly invoiceNo?: string;
  readonly oriInvoiceNo?: string;
  readonly oriInvoiceId?: string;
  readonly sellersReferenceNo?: string;
  readonly sellerDetails?: { readonly referenceNo: string };
  readonly goodsDetails?: ReadonlyArray<{ readonly total: string; readonly tax: string }>;
  readonly summary?: Sums;
}

class Refused extends Error {}

/**
 * Uganda's EFRIS as URA describes it to systems: one address, an envelope with a code of what is asked, a key that is sealed for the taxpayer,
 * contents sealed by that key and signed by the taxpayer's. A reference that it knows already is refused, and a credit note waits for a decision.
 */
export function createEfris({ tin, deviceNo, privateKey }: { tin: string; deviceNo: string; privateKey: string }): Efris {
  const taxpayer = createPublicKey(privateKey);
  const key = randomBytes(16);
  const invoices: FiscalInvoice[] = [];
  const applications: Application[] = [];
  const manners = new Set<EfrisManner>();
  let documents = 0;
  const numbered = () => String(320_000_000_000 + (documents += 1));

  const sealed = (value: unknown) => {
    const cipher = createCipheriv('aes-128-ecb', key, null);
    return Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64');
  };
  const opened = (content: string): Asked => {
    const cipher = createDecipheriv('aes-128-ecb', key, null);
    return JSON.parse(Buffer.concat([cipher.update(Buffer.from(content, 'base64')), cipher.final()]).toString('utf8')) as Asked;
  };
  const said = (returnCode: string, returnMessage: string, content = '', codeType = '1'): Answer => ({
    status: 200,
    json: {
      data: { content, signature: '', dataDescription: { codeType, encryptCode: '2', zipCode: '0' } },
      returnStateInfo: { returnCode, returnMessage },
    },
  });
  const detailsOf = ({ invoiceId, invoiceNo }: Pick<FiscalInvoice, 'invoiceId' | 'invoiceNo'>) => ({
    basicInformation: { invoiceId, invoiceNo, antifakeCode: `${invoiceNo}9` },
    summary: { qrCode: `https://efris.ura.go.ug/site/${invoiceNo}` },
  });
  const oneOf = (invoiceNo: string | undefined): FiscalInvoice => {
    const found = invoices.find((invoice) => invoice.invoiceNo === invoiceNo);
    if (found === undefined) throw new Refused('2124 Invoice does not exist');
    return found;
  };
  /** What the goods add up to, by the sums that were said. */
  function sumsOf({ goodsDetails = [], summary }: Asked): { grossAmount: number; taxAmount: number } {
    const add = (field: 'total' | 'tax') => goodsDetails.reduce((sum, goods) => sum + Number(goods[field]), 0);
    const [grossAmount, taxAmount] = [Number(summary?.grossAmount), Number(summary?.taxAmount)];
    if (Math.abs(add('total') - grossAmount) > 0.01 || Math.abs(add('tax') - taxAmount) > 0.01)
      throw new Refused('1340 summary: sums do not match the goods');
    return { grossAmount, taxAmount };
  }

  const interfaces: Readonly<Record<string, (asked: Asked) => unknown>> = {
    // As its pages do, it finds what has the words in it, the newest first.
    T106: ({ referenceNo = '' }) => ({ records: invoices.filter((invoice) => invoice.referenceNo.includes(referenceNo)).toReversed() }),
    T108({ invoiceNo }) {
      const note = applications.find((one) => one.invoiceNo === invoiceNo);
      return note?.invoiceNo === undefined ? detailsOf(oneOf(invoiceNo)) : detailsOf({ invoiceId: '0', invoiceNo: note.invoiceNo });
    },
    T109(asked) {
      const referenceNo = asked.sellerDetails?.referenceNo ?? '';
      if (invoices.some((invoice) => invoice.referenceNo === referenceNo)) throw new Refused('2253 sellerDetails: referenceNo exists');
      const invoice = { invoiceId: String(invoices.length + 1), invoiceNo: numbered(), referenceNo, ...sumsOf(asked) };
      invoices.push(invoice);
      return detailsOf(invoice);
    },
    T110(asked) {
      const { oriInvoiceId, oriInvoiceNo = '', sellersReferenceNo = '' } = asked;
      const original = oneOf(oriInvoiceNo);
      const { grossAmount } = sumsOf(asked);
      if (original.invoiceId !== oriInvoiceId || grossAmount !== -original.grossAmount)
        throw new Refused('1460 goodsDetails: not what is left of the original');
      applications.push({ oriInvoiceNo, sellersReferenceNo, grossAmount, approveStatus: '102' });
      return { referenceNo: `A${applications.length}` };
    },
    T111: ({ oriInvoiceNo }) => ({ records: applications.filter((one) => one.oriInvoiceNo === oriInvoiceNo) }),
  };

  return {
    invoices,
    applications,
    manners,
    decide(approveStatus) {
      for (const one of applications.filter((waits) => waits.approveStatus === '102')) {
        one.approveStatus = approveStatus;
        if (approveStatus === '101') one.invoiceNo = numbered();
      }
    },
    handle(request) {
      if (request.path !== '/efris' || request.method !== 'POST') return undefined;
      if (manners.has('down')) return { status: 503 };
      const fields = fieldsOf(request) as {
        data: { content: string; signature: string };
        globalInfo: { interfaceCode: string; tin: string; deviceNo: string };
      };
      const { content, signature } = fields.data;
      const { interfaceCode, ...whose } = fields.globalInfo;
      if (whose.tin !== tin || whose.deviceNo !== deviceNo) return said('36', 'Device number does not belong to the taxpayer');
      if (interfaceCode === 'T104') {
        const passowrdDes = publicEncrypt({ key: taxpayer, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(key.toString('base64')));
        const keyOf = { passowrdDes: passowrdDes.toString('base64'), sign: '' };
        return said('00', 'SUCCESS', Buffer.from(JSON.stringify(keyOf)).toString('base64'), '0');
      }
      const known = interfaces[interfaceCode];
      if (known === undefined) return said('40', 'Unknown interface');
      if (!createVerify('RSA-SHA1').update(content, 'utf8').verify(taxpayer, signature, 'base64')) return said('39', 'Signature is wrong');
      if (manners.has('refuses') && interfaceCode === 'T109') return said('2124', 'goodsDetails: itemCode is not registered');
      try {
        const answer = known(opened(content));
        return manners.has('answer_lost') && interfaceCode === 'T109' ? { status: 502 } : said('00', 'SUCCESS', sealed(answer));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const [code = '', ...words] = error.message.split(' ');
        return said(code, words.join(' '));
      }
    },
  };
}
