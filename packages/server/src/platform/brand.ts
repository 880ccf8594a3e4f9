import { ownBrand, type Brand } from '@safiri/rules/brand/brand.ts';

/** The operator's own document in one of its versions. */
export interface BrandInForce {
  /** 0 while the product's own is in force, which no row holds. */
  readonly number: number;
  readonly brand: Brand;
}

/** Who runs this instance, as every node knows it: read from memory, at most five seconds old. */
export interface Brands {
  current(): BrandInForce;
  /** A logo as PNG by its hash; undefined for one that nobody took in. */
  logo(hash: string): Promise<Buffer | undefined>;
  /** Reads what is new. */
  refresh(): Promise<void>;
  stop(): void;
}

const own: BrandInForce = { number: 0, brand: ownBrand };

/** The product's own: for commands that show nobody anything. */
export const ownBrands: Brands = {
  current: () => own,
  logo: async () => undefined,
  refresh: async () => {},
  stop: () => {},
};
