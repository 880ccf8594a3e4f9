import type { Page } from '@playwright/test';
import { addColleague, colleague } from './colleagues.ts';
import type { Product } from './product.ts';
import { signInAsColleague } from './staff.ts';

/** A restaurant of the demo. */
export const SHOP = 'Mama Thembi se Kombuis';

/** Signs a person in whose account is the restaurant's, and opens its board. Once for each product: the account is made by it. */
export async function signInAsMerchant(page: Page, product: Pick<Product, 'execute'>): Promise<void> {
  await addColleague(product);
  await product.execute(`update staff_roles set role = 'merchant', merchant_id = (select id from merchants where name = '${SHOP}')
    where user_id = (select id from users where email = '${colleague.email}')`);
  await signInAsColleague(page);
  await page.getByRole('link', { name: new RegExp(SHOP) }).click();
}
