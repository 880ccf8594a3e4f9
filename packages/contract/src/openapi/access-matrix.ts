import { ownObjectsOnly, staffRoles } from '@safiri/rules/staff/roles.ts';
import { everyMarket, permissions, permits, wholeInstance } from '@safiri/rules/staff/permissions.ts';
import { permissionFor } from '../staff/permissions.ts';
import { accessTo, askers, routes, type Access } from './access.ts';

const signs: Record<Access, string> = { no: '·', own: 'own', all: 'yes' };
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const code = (text: string) => `\`${text}\``;

const rolesTable = () =>
  table(
    ['permission', ...staffRoles],
    permissions.map((permission) => [
      code(permission),
      ...staffRoles.map((role) => (permits([role], permission) ? (ownObjectsOnly.includes(role) ? signs.own : signs.all) : signs.no)),
    ]),
  );

const routesTable = () =>
  table(
    ['route', 'permission', ...askers],
    routes.map((route) => {
      const permission = permissionFor(route.key);
      return [code(route.key), permission === undefined ? '' : code(permission), ...askers.map((asker) => signs[accessTo(route, asker)])];
    }),
  );

/** The matrix of everybody who may ask and everything that may be asked, as a page. */
export const accessMatrix = (): string => `# Who may do what

Written by \`npm run api\` from the contract (\`packages/contract/src/staff/permissions.ts\`) and the roles
(\`packages/rules/src/staff/permissions.ts\`), by which the server refuses and the console hides; \`npm run check\` refuses a page that
says something else. \`server/access-matrix.test.ts\` asks every route as everybody, for an own object, another's and one that is not there.

- **yes**: everybody's things. **own**: their own, or for a merchant and a fleet's owner those of the shop or fleet that came with the role; any other is
  answered like one that is not there. **·**: refused, whatever is sent.
- What is refused is 401 for nobody and 403 for all others, before what they sent is read. Staff pass after their second factor alone,
  but for the calls that give it.
- **A role that is limited to some markets** has these alone where the table says yes: what is of another is answered like one that is not there, and is in no
  list (\`packages/contract/src/staff/objects.ts\`, \`packages/db/src/staff/reach.ts\`). What is of no market is refused to it: ${wholeInstance.map(code).join(', ')}. Nothing narrows
  ${everyMarket.map(code).join(' and ')}: who is called for an emergency opens it, wherever it is. \`server/staff/limited-roles.test.ts\` asks every
  route of the console as such roles, for what is of another market.

## Roles

${rolesTable()}

## Routes

${routesTable()}
`;
