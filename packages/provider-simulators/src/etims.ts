import { fieldsOf, type Answer, type Handler } from './http.ts';

/** How simulated eTIMS behaves beside its specification. Each holds until it is taken back. */
type EtimsManner = 'down' | 'answer_lost' | 'refuses';

/** A sale as simulated eTIMS keeps it. */
interface EtimsSale {
  readonly invcNo: number;
  readonly trdInvcNo: string;
  readonly rcptTyCd: string;
  readonly orgInvcNo: number;
  readonly totAmt: number;
  readonly totTaxAmt: number;
  readonly curRcptNo: number;
}

export interface Etims {
  readonly sales: EtimsSale[];
  readonly manners: Set<EtimsManner>;
  readonly handle: Handler;
}

const said = (resultCd: string, resultMsg: string, data: object | null = null): Answer => ({
  status: 200,
  json: { resultCd, resultMsg, resultDt: '20261127120000', data },
});

/**
 * Kenya's eTIMS as its OSCU specification describes the call for a sale: errors come with HTTP 200 and a code, a number that it knows already is
 * answered with the same receipt, and what does not add up is refused.
 */
export function createEtims({ tin, branch, communicationKey }: { tin: string; branch: string; communicationKey: string }): Etims {
  const sales: EtimsSale[] = [];
  const manners = new Set<EtimsManner>();
  const receiptOf = ({ curRcptNo }: EtimsSale) => ({
    'curRcptNo ': String(curRcptNo),
    'totRcptNo ': String(sales.length),
    intrlData: 'SIMULATED',
    rcptSign: `SIGN${String(curRcptNo).padStart(12, '0')}`,
    sdcDateTime: '20261127120000',
  });
  return {
    sales,
    manners,
    handle(asked) {
      if (asked.path !== '/etims/saveTrnsSalesOsdc' || asked.method !== 'POST') return undefined;
      if (manners.has('down')) return { status: 503 };
      const fields = fieldsOf(asked);
      if (fields['tin'] !== tin || fields['bhfId'] !== branch || fields['cmcKey'] !== communicationKey)
        return said('901', 'It is not valid device');
      if (manners.has('refuses')) return said('913', 'Code value error among request parameters');
      const known = sales.find((sale) => sale.invcNo === fields['invcNo']);
      if (known !== undefined) return said('000', 'It is succeeded', receiptOf(known));
      const items = fields['itemList'] as ReadonlyArray<{ totAmt: number }>;
      const sum = items.reduce((all, { totAmt }) => all + totAmt, 0);
      if (Math.abs(sum - Number(fields['totAmt'])) > 0.01) return said('899', 'Sum of items differs');
      const refund = fields['rcptTyCd'] === 'R';
      if (refund && !sales.some(({ invcNo }) => invcNo === fields['orgInvcNo'])) return said('913', 'Original invoice is not known');
      const sale: EtimsSale = {
        invcNo: Number(fields['invcNo']),
        trdInvcNo: String(fields['trdInvcNo']),
        rcptTyCd: String(fields['rcptTyCd']),
        orgInvcNo: Number(fields['orgInvcNo']),
        totAmt: Number(fields['totAmt']),
        totTaxAmt: Number(fields['totTaxAmt']),
        curRcptNo: sales.length + 1,
      };
      sales.push(sale);
      return manners.has('answer_lost') ? { status: 502 } : said('000', 'It is succeeded', receiptOf(sale));
    },
  };
}
