import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { scenes } from '../art/scenes.ts';
import { Art } from '../ui/svg.tsx';

/** What somebody does in a role, drawn. */
export function RoleScene({ role }: { role: RegistrableRole }) {
  return <Art svg={role === 'driver' ? scenes.drive : scenes.ride} />;
}
