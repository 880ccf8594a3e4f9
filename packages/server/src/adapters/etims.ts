import * as z from 'zod/mini';
import type { Invoice } from '@safiri/rules/invoices/invoice.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import type { TaxAuthority, Told } from '../invoices/ports.ts';
import { callProvider } from './provider-http.ts';
import { ratedParts } from './rated-parts.ts';

const answered = z.object({ resultCd: z.string(), resultMsg: z.string(), data: z.nullish(z.record(z.string(), z.unknown())) });

const SUCCEEDED = '000';
/** Passenger transport by road, of the United Nations' list, by which KRA names what is sold. */
const TRANSPORT = '7811180400';
/** Cash, mobile money, all others. */
const payments: Readonly<Record<string, string>> = { cash: '01', mpesa: '06' };

const two = (n: number) => String(n).padStart(2, '0');
function stamps(at: Date, timeZone: string): { day: string; moment: string } {
  const { year, month, day, hour, minute, second } = localMoment(at, timeZone);
  const date = `${year}${two(month)}${two(day)}`;
  return { day: date, moment: `${date}${two(hour)}${two(minute)}${two(second)}` };
}

const units = (minor: number): number => minor / 100;

/** B is KRA's general rate, D what is outside of VAT. */
function itemsOf({ number }: Invoice, parts: ReturnType<typeof ratedParts>) {
  const grossB = parts.netMinor + parts.taxMinor;
  const item = (taxTyCd: 'B' | 'D', netMinor: number, taxMinor: number) => ({
    itemClsCd: TRANSPORT,
    itemNm: `Transport ${number}`,
    pkgUnitCd: 'NT',
    pkg: 1,
    qtyUnitCd: 'U',
    qty: 1,
    prc: units(netMinor + taxMinor),
    splyAmt: units(netMinor + taxMinor),
    dcRt: 0,
    dcAmt: 0,
    taxTyCd,
    taxblAmt: units(netMinor),
    taxAmt: units(taxMinor),
    totAmt: units(netMinor + taxMinor),
  });
  const items = [
    ...(grossB > 0 ? [item('B', parts.netMinor, parts.taxMinor)] : []),
    ...(parts.outsideMinor > 0 ? [item('D', parts.outsideMinor, 0)] : []),
  ];
  return items.map((one, index) => ({ itemSeq: index + 1, itemCd: `KE3NTU000000${index + 1}`, ...one }));
}

/** `saveTrnsSalesOsdc` as KRA's OSCU specification names its fields. */
function saleOf({ invoice, id, creditsId }: Told) {
  const parts = ratedParts(invoice);
  const itemList = itemsOf(invoice, parts);
  const { timeZone, paidBy } = invoice.content;
  const issued = stamps(invoice.issuedAt, timeZone);
  const isCredit = invoice.kind === 'credit_note';
  return {
    trdInvcNo: invoice.number,
    invcNo: id,
    orgInvcNo: creditsId ?? 0,
    custTin: null,
    custNm: null,
    salesTyCd: 'N',
    rcptTyCd: isCredit ? 'R' : 'S',
    pmtTyCd: payments[paidBy] ?? '07',
    salesSttsCd: '02',
    cfmDt: issued.moment,
    salesDt: stamps(invoice.suppliedAt, timeZone).day,
    rfdDt: isCredit ? issued.moment : null,
    rfdRsnCd: isCredit ? '06' : null,
    totItemCnt: itemList.length,
    taxblAmtB: units(parts.netMinor),
    taxblAmtD: units(parts.outsideMinor),
    taxRtB: parts.percent,
    taxAmtB: units(parts.taxMinor),
    totTaxblAmt: units(parts.netMinor + parts.outsideMinor),
    totTaxAmt: units(parts.taxMinor),
    totAmt: units(invoice.totalMinor),
    prchrAcptcYn: 'N',
    remark: invoice.content.reason,
    regrId: 'system',
    regrNm: 'system',
    modrId: 'system',
    modrNm: 'system',
    itemList,
  };
}

/** Some of KRA's samples have blanks at the end of names. */
const fieldIn = (data: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const found = Object.entries(data).find(([key]) => key.trim() === name)?.[1];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

/**
 * Kenya's eTIMS by its OSCU interface: PIN, branch and key in each request, our own row's id as `invcNo`, so that a second try is known as one.
 * The invoice is called by control unit and receipt number there, and its code leads to KRA's page. Derived from the published specification and
 * open adapters: nobody here has reached the live system.
 */
export const etims: TaxAuthority = {
  liveUrl: 'https://etims-api.kra.go.ke/etims-api',
  sandboxUrl: 'https://etims-api-sbx.kra.go.ke/etims-api',

  async tell({ baseUrl, secrets }, told) {
    const { tin = '', branch = '', communicationKey = '', controlUnit = '' } = secrets;
    const { status, body } = await callProvider(`${baseUrl}/saveTrnsSalesOsdc`, {
      method: 'POST',
      headers: { tin, bhfId: branch, cmcKey: communicationKey },
      json: { tin, bhfId: branch, cmcKey: communicationKey, ...saleOf(told) },
    });
    const read = z.safeParse(answered, body);
    if (!read.success || status >= 500) throw new Error(`eTIMS answered ${status}`);
    const { resultCd, resultMsg, data } = read.data;
    const receipt = data == null ? undefined : fieldIn(data, 'curRcptNo');
    const signature = data == null ? undefined : fieldIn(data, 'rcptSign');
    if (resultCd !== SUCCEEDED || receipt === undefined || signature === undefined) {
      return { kind: 'refused', words: `${resultCd} ${resultMsg}`.slice(0, 300) };
    }
    const query = new URLSearchParams({ Data: `${tin}${branch}${signature}` });
    return {
      kind: 'accepted',
      controlNumber: `${controlUnit}/${receipt}`,
      qrText: `https://etims.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?${query.toString()}`,
    };
  },
};
