import * as z from 'zod/mini';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { AuthorityAccount, TaxAuthority, Told, Verdict } from '../invoices/ports.ts';
import { EfrisRefusal, efrisMoment, talkToEfris } from './efris-envelope.ts';
import { ratedParts } from './rated-parts.ts';

type Talk = Awaited<ReturnType<typeof talkToEfris>>;

const records = z.object({
  records: z.nullish(
    z.array(
      z.object({
        invoiceNo: z.nullish(z.string()),
        referenceNo: z.nullish(z.string()),
        oriInvoiceNo: z.nullish(z.string()),
        approveStatus: z.nullish(z.string()),
      }),
    ),
  ),
});
/** The most that a list has on its first page: what is looked for is among far fewer that resemble it. */
const FIRST_PAGE = { queryType: '1', pageNo: '1', pageSize: '99' };
const fiscal = z.object({
  basicInformation: z.object({ invoiceNo: z.string(), invoiceId: z.string() }),
  summary: z.object({ qrCode: z.nullish(z.string()) }),
});

/** Taxi services, of the United Nations' list; the unit "piece"; the general rate, and what is exempt. */
const TAXI = '78111804';
const PIECE = '101';
const RATED = '01';
const EXEMPT = '03';
/** Cash, mobile money, electronic transfer. */
const [CASH, MOBILE_MONEY, TRANSFER] = ['102', '105', '107'];
/** A reason of one's own; an application for a credit note; how far one is. */
const OTHER_REASON = '105';
const CREDIT_NOTE = '101';
const [APPROVED, SUBMITTED] = ['101', '102'];

const payWayOf = (paidBy: string): string =>
  paidBy === 'cash' ? CASH : isOneOf(providerIds, paidBy) && paidBy !== 'paystack' ? MOBILE_MONEY : TRANSFER;

/** Goods, taxes and sums of an invoice, with a minus where they are taken back. */
function figuresOf({ invoice }: Told, { secrets }: AuthorityAccount) {
  const sign = invoice.kind === 'credit_note' ? -1 : 1;
  const { percent, taxMinor, netMinor, outsideMinor } = ratedParts(invoice);
  const units = (minor: number) => ((sign * minor) / 100).toFixed(2);
  const parts = [
    { code: RATED, itemCode: secrets['goodsCode'], rate: String(percent / 100), grossMinor: netMinor + taxMinor, taxMinor },
    { code: EXEMPT, itemCode: secrets['exemptGoodsCode'], rate: '-', grossMinor: outsideMinor, taxMinor: 0 },
  ].filter(({ grossMinor }) => grossMinor > 0);
  return {
    goodsDetails: parts.map((part, index) => ({
      item: `Transport ${invoice.number}`,
      itemCode: part.itemCode,
      qty: String(sign),
      unitOfMeasure: PIECE,
      unitPrice: (part.grossMinor / 100).toFixed(2),
      total: units(part.grossMinor),
      taxRate: part.rate,
      tax: units(part.taxMinor),
      orderNumber: String(index),
      discountFlag: '2',
      deemedFlag: '2',
      exciseFlag: '2',
      goodsCategoryId: TAXI,
      vatApplicableFlag: '1',
    })),
    taxDetails: parts.map((part) => ({
      taxCategoryCode: part.code,
      netAmount: units(part.grossMinor - part.taxMinor),
      taxRate: part.rate,
      taxAmount: units(part.taxMinor),
      grossAmount: units(part.grossMinor),
    })),
    summary: {
      netAmount: units(netMinor + outsideMinor),
      taxAmount: units(taxMinor),
      grossAmount: units(invoice.totalMinor),
      itemCount: String(parts.length),
      modeCode: '1',
      remarks: invoice.content.reason ?? '',
      qrCode: '',
    },
    payWay: [{ paymentMode: payWayOf(invoice.content.paidBy), paymentAmount: units(invoice.totalMinor), orderNumber: 'a' }],
  };
}

function accepted(answer: unknown): Verdict {
  const { basicInformation, summary } = z.parse(fiscal, answer);
  return { kind: 'accepted', controlNumber: basicInformation.invoiceNo, qrText: summary.qrCode ?? basicInformation.invoiceNo };
}

/**
 * Uploads an invoice (T109) that is not known by our number yet (T106). It is always looked for first: an answer may be lost before anybody noted that it
 * was told. What merely resembles the number is another invoice.
 */
async function tellInvoice(talk: Talk, account: AuthorityAccount, told: Told): Promise<Verdict> {
  const { number, issuedAt } = told.invoice;
  const { tin, legalName, emailAddress, deviceNo } = account.secrets;
  const found = z.parse(records, (await talk('T106', { referenceNo: number, ...FIRST_PAGE })) ?? {}).records ?? [];
  const known = found.find(({ referenceNo }) => referenceNo === number)?.invoiceNo;
  if (known != null) return accepted(await talk('T108', { invoiceNo: known }));
  return accepted(
    await talk('T109', {
      sellerDetails: { tin, legalName, businessName: legalName, emailAddress, referenceNo: number, isCheckReferenceNo: '1' },
      basicInformation: {
        deviceNo,
        issuedDate: efrisMoment(issuedAt),
        operator: 'system',
        currency: 'UGX',
        invoiceType: '1',
        invoiceKind: '1',
        dataSource: '103',
        invoiceIndustryCode: '101',
        isBatch: '0',
      },
      // Its customer is named to nobody.
      buyerDetails: { buyerType: '1' },
      ...figuresOf(told, account),
    }),
  );
}

/**
 * Applies for a credit note (T110), which URA decides about: until then it is asked how far that is (T111). An invoice is taken back whole and once,
 * so that its number finds the application.
 */
async function tellCreditNote(talk: Talk, account: AuthorityAccount, told: Told): Promise<Verdict> {
  const oriInvoiceNo = told.creditsControl ?? '';
  const { number, issuedAt, content } = told.invoice;
  const asked = { oriInvoiceNo, invoiceApplyCategoryCode: CREDIT_NOTE, ...FIRST_PAGE };
  const found = z.parse(records, (await talk('T111', asked)) ?? {}).records ?? [];
  const applications = found.filter((one) => (one.oriInvoiceNo ?? oriInvoiceNo) === oriInvoiceNo);
  const approved = applications.find(({ approveStatus }) => approveStatus === APPROVED)?.invoiceNo;
  if (approved != null) return accepted(await talk('T108', { invoiceNo: approved }));
  if (applications.some(({ approveStatus }) => approveStatus === SUBMITTED)) return { kind: 'undecided' };
  if (told.again && applications.length > 0) return { kind: 'refused', words: 'The application for the credit note was rejected' };
  const { basicInformation } = z.parse(fiscal, await talk('T108', { invoiceNo: oriInvoiceNo }));
  await talk('T110', {
    oriInvoiceId: basicInformation.invoiceId,
    oriInvoiceNo,
    reasonCode: OTHER_REASON,
    reason: content.reason,
    applicationTime: efrisMoment(issuedAt),
    invoiceApplyCategoryCode: CREDIT_NOTE,
    currency: 'UGX',
    source: '103',
    sellersReferenceNo: number,
    ...figuresOf(told, account),
  });
  return { kind: 'undecided' };
}

/**
 * Uganda's EFRIS, system to system. What the operator sells is registered there before by two codes of goods, one with and one without VAT. The
 * invoice is called by its fiscal document number, and its code to scan is URA's. Derived from URA's published description and open adapters: nobody
 * here has reached the live system.
 */
export const efris: TaxAuthority = {
  liveUrl: 'https://efrisws.ura.go.ug/ws/taapp/getInformation',
  sandboxUrl: 'https://efristest.ura.go.ug/efrisws/ws/taapp/getInformation',

  async tell(account, told) {
    try {
      const talk = await talkToEfris(account);
      return await (told.invoice.kind === 'credit_note' ? tellCreditNote(talk, account, told) : tellInvoice(talk, account, told));
    } catch (error) {
      if (error instanceof EfrisRefusal) return { kind: 'refused', words: error.message };
      throw error;
    }
  },
};
