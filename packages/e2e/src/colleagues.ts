import type { Product } from './product.ts';

/** A second member of the team, who has a phone and signs in with the demo's password. */
export const colleague = { name: 'Lindiwe Radebe', email: 'lindiwe@demo.safiri.africa', phone: '+27835550177' };

/** Makes the colleague, once for each product. */
export async function addColleague({ execute }: Pick<Product, 'execute'>): Promise<void> {
  await execute(`insert into users (name, email, phone, password_hash, user_type, gender, verified_at, country_id)
    select '${colleague.name}', '${colleague.email}', 'staff:lindiwe', password_hash, user_type, gender, verified_at, country_id
    from users where email = 'staff@demo.safiri.africa' on conflict do nothing`);
  await execute(`insert into staff_members (user_id, phone) select id, '${colleague.phone}' from users where email = '${colleague.email}'
    on conflict do nothing`);
  await execute(`insert into staff_roles (user_id, role) select id, 'operations' from users where email = '${colleague.email}'
    on conflict do nothing`);
}
