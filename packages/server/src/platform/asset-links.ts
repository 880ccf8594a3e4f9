import * as z from 'zod/mini';

/** An Android app that opens links to this address. */
export interface AssetLinks {
  /** Its package. */
  readonly app: string;
  /** SHA-256 of its certificates, as pairs of hex digits. */
  readonly fingerprints: readonly string[];
}

const FORM = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+=([\dA-F]{2}(:[\dA-F]{2}){31})(,[\dA-F]{2}(:[\dA-F]{2}){31})*$/;

/** `africa.example.app=14:6D:…,9A:02:…` */
export const assetLinks = z.pipe(
  z.string().check(z.regex(FORM, { error: 'must be a package and its certificates, such as africa.example.app=14:6D:…' })),
  z.transform((text): AssetLinks => {
    const [app = '', fingerprints = ''] = text.split('=');
    return { app, fingerprints: fingerprints.split(',') };
  }),
);
