import type { Team } from '@safiri/contract/staff/team-calls.ts';
import { isLimitable, isWholeRole, type HeldRole, type StaffRole } from '@safiri/rules/staff/roles.ts';
import { Fragment } from 'react';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { SelectField } from '../ui/select-field.tsx';
import { useMerchants } from './board-api.ts';
import { useFleets } from './fleet-api.ts';
import { roleNames, roleNotes } from './role-names.ts';
import './team.css';

/** The shop of a merchant's role. */
function ShopField({ shop, onChange }: { shop: number | null; onChange: (shop: number) => void }) {
  const t = useText();
  const shops = useMerchants();
  return (
    <SelectField label={t('teamShop')} value={shop ?? ''} required onChange={(event) => onChange(Number(event.target.value))}>
      <option value="" disabled>
        {t('teamShopChoose')}
      </option>
      {(shops.data ?? []).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The fleet of its owner's role. */
function FleetField({ fleet, onChange }: { fleet: number | null; onChange: (fleet: number) => void }) {
  const t = useText();
  const { data = [], isSuccess } = useFleets(true);
  return (
    <SelectField
      label={t('teamFleet')}
      value={fleet ?? ''}
      required
      error={isSuccess && data.length === 0 ? t('teamNoFleets') : undefined}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value="" disabled>
        {t('teamFleetChoose')}
      </option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Where a role reaches: everywhere, or the cities that are chosen. */
function MarketsField({
  choice: { role, marketIds },
  markets,
  onChange,
}: {
  choice: Choice;
  markets: Team['markets'];
  onChange: (marketIds: string[] | null) => void;
}) {
  const t = useText();
  const chosen = marketIds ?? [];
  return (
    <div className="team-markets" role="group" aria-label={t('teamMarkets', { role: t(roleNames[role]) })}>
      <SelectField
        label={t('teamMarkets', { role: t(roleNames[role]) })}
        value={marketIds === null ? 'all' : 'some'}
        hint={marketIds === null ? undefined : t('teamLimitedNote')}
        onChange={(event) => onChange(event.target.value === 'all' ? null : [])}
      >
        <option value="all">{t('teamEverywhere')}</option>
        <option value="some">{t('teamSomeMarkets')}</option>
      </SelectField>
      {marketIds === null
        ? null
        : markets.map(({ id, name }) => (
            <label key={id} className="team-role">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <span className="label">{name}</span>
            </label>
          ))}
    </div>
  );
}

/** What stands in the way of giving these roles. */
export const lacksOfRoles = (roles: readonly Choice[]): TextKey | undefined =>
  roles.some(({ marketIds }) => marketIds?.length === 0) ? 'teamMarketsNeeded' : isWhole(roles) ? undefined : 'teamNeedRole';

/** Whether what is chosen can be given: something is, a merchant has a shop, and the owner of a fleet a fleet. */
export const isWhole = (roles: readonly Choice[]): boolean => roles.length > 0 && roles.every(isWholeRole);

/** A role as it is being chosen: a merchant's may still lack its shop, and that of a fleet's owner its fleet. */
export type Choice = HeldRole;

/** The roles that somebody gets, each with what it is there for; that of a merchant with its shop, that of a fleet's owner with the fleet. */
export function RoleChoice({
  of,
  markets,
  roles,
  onChange,
}: {
  of: readonly StaffRole[];
  markets: Team['markets'];
  roles: readonly Choice[];
  onChange: (roles: Choice[]) => void;
}) {
  const t = useText();
  const has = (role: StaffRole) => roles.some((one) => one.role === role);
  const toggle = (role: StaffRole) =>
    onChange(has(role) ? roles.filter((one) => one.role !== role) : [...roles, { role, merchantId: null, fleetId: null, marketIds: null }]);
  const owner = roles.find(({ role }) => role === 'fleet');
  const merchant = roles.find(({ role }) => role === 'merchant');
  return (
    <fieldset className="team-roles">
      <legend className="label">{t('teamRoles')}</legend>
      {of.map((role) => (
        <Fragment key={role}>
          <label className="team-role">
            <input type="checkbox" checked={has(role)} onChange={() => toggle(role)} />
            <span className="label strong">
              {t(roleNames[role])}
              <span className="caption">{t(roleNotes[role])}</span>
            </span>
          </label>
          {roles
            .filter((one) => one.role === role && isLimitable(role) && markets.length > 0)
            .map((one) => (
              <MarketsField
                key={role}
                choice={one}
                markets={markets}
                onChange={(marketIds) => onChange(roles.map((other) => (other === one ? { ...one, marketIds } : other)))}
              />
            ))}
        </Fragment>
      ))}
      {merchant === undefined ? null : (
        <ShopField
          shop={merchant.merchantId}
          onChange={(shop) =>
            onChange([
              ...roles.filter(({ role }) => role !== 'merchant'),
              { role: 'merchant', merchantId: shop, fleetId: null, marketIds: null },
            ])
          }
        />
      )}
      {owner === undefined ? null : (
        <FleetField
          fleet={owner.fleetId}
          onChange={(fleet) =>
            onChange([
              ...roles.filter(({ role }) => role !== 'fleet'),
              { role: 'fleet', merchantId: null, fleetId: fleet, marketIds: null },
            ])
          }
        />
      )}
    </fieldset>
  );
}
