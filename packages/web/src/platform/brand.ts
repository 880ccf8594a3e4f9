import { PAGE_BRAND_ID, type PageBrand } from '@safiri/rules/brand/brand.ts';
import { product } from '@safiri/rules/product.ts';

/** The server writes it into the page, so that nothing waits for it. Where it wrote none, the product's own stands. */
function read(): PageBrand {
  const text = typeof document === 'undefined' ? null : (document.getElementById(PAGE_BRAND_ID)?.textContent ?? null);
  return text === null ? { name: product.name, tagline: {}, contact: {} } : (JSON.parse(text) as PageBrand);
}

/** Who runs this instance, for as long as this page is open. */
export const brand = read();
