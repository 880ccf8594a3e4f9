import type { BodyOf } from '@safiri/contract/call.ts';
import type { register as call } from '@safiri/contract/auth/calls.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { passwordProblem } from '@safiri/rules/auth/password.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import { defaultLanguage } from '@safiri/rules/languages.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { recordConsents } from '../brand/public.ts';
import { insertDriver, insertUser } from '../users/public.ts';
import { refuseDemoAddress } from './demo-accounts.ts';
import { passwordText } from './password-text.ts';
import { requirePhone } from './phone.ts';

declare module '../platform/domain-events.ts' {
  interface DomainEvents {
    driver_registered: { readonly driverId: number; readonly phone: string };
  }
}

type Body = BodyOf<typeof call>;

/** What drives where nothing is said, as the forms of the specification do. */
const DEFAULT_KIND: VehicleKind = 'sedan';

/** The number of a registration, in international form. */
export const registeredPhone = (body: Body): string => requirePhone(body.phone, body.countryId ?? defaultCountryId);

/**
 * What must hold before the password is hashed.
 * @param proven whether a code proved the phone in this browser: then address and password may be left out
 */
export function checkRegistration(body: Body, phone: string, proven: boolean): void {
  const { email = null, password } = body;
  if (!proven && email === null) throw fieldProblem('email', 'Enter an email address, or confirm your phone by a code');
  if (!proven && password === undefined) throw fieldProblem('password', 'Enter a password, or confirm your phone by a code');
  if (email !== null) refuseDemoAddress(email);
  const reason = password === undefined ? undefined : passwordProblem(password, { email, name: body.name, phone });
  if (reason !== undefined) throw fieldProblem('password', passwordText[reason]);
}

/** What was looked at before the account is made. */
interface Checked {
  readonly phone: string;
  readonly proven: boolean;
  readonly passwordHash: string | null;
}

/** Whether a registration was refused because the phone or the address has an account: whoever reads it knows that there is one. */
export const tellsOfAccount = (error: unknown): boolean => error instanceof Problem && error.code === 'account_exists';

/**
 * Creates the account; drivers get their driver record with a vehicle. Everyone starts unverified.
 * @throws Problem account_exists, which does not tell whether email or phone is known; plate_taken naming `vehicleRegistration`;
 *   changed_meanwhile for a text that is in force no more
 */
export async function registerUser(uow: UnitOfWork, body: Body, { phone, proven, passwordHash }: Checked): Promise<number> {
  const countryId = body.countryId ?? defaultCountryId;
  try {
    const userId = await insertUser(uow, {
      name: body.name,
      email: body.email ?? null,
      phone,
      phoneVerifiedAt: proven ? uow.now : null,
      passwordHash,
      userType: body.userType,
      gender: body.gender,
      countryId,
      ...(body.language === undefined ? {} : { language: body.language }),
    });
    if (body.userType === 'driver') {
      const driverId = await insertDriver(uow, {
        userId,
        licenseNumber: body.licenseNumber ?? null,
        vehicle: {
          countryId,
          kind: body.vehicleKind ?? DEFAULT_KIND,
          model: body.vehicleModel ?? '',
          licensePlate: body.vehicleRegistration ?? '',
          color: body.vehicleColor ?? null,
          plateField: 'vehicleRegistration',
        },
      });
      await uow.emit('driver_registered', { driverId, phone });
    }
    if (body.agreed !== undefined && body.agreed.length > 0)
      await recordConsents(uow, userId, { agreed: body.agreed, language: body.language ?? defaultLanguage });
    return userId;
  } catch (error) {
    if (violatedUnique(error)?.startsWith('users_') === true) {
      throw new Problem('account_exists', 'Unable to create an account with these details. Sign in, or reset your password.');
    }
    throw error;
  }
}
