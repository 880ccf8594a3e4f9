import { Suspense, useState, type FormEvent } from 'react';
import type { register as call } from '@safiri/contract/auth/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { dueTexts } from '@safiri/rules/brand/consent.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { genders, type Gender } from '@safiri/rules/users/genders.ts';
import { lessonsLeft } from '@safiri/rules/training/modules.ts';
import { REVIEW_HOURS } from '@safiri/rules/verification/documents.ts';
import { type RegistrableRole, registrableRoles } from '@safiri/rules/users/roles.ts';
import { countryHere } from '../common/country-here.ts';
import { KindField } from '../common/kind-field.tsx';
import { brand } from '../platform/brand.ts';
import { ApiError, fieldMessage, serverMessage, wasRefused } from '../platform/api-client.ts';
import { genderNames } from '../platform/format.ts';
import { serves } from '../platform/instance.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { country, language } from '../platform/preferences.ts';
import { useCanSendCodes } from '../platform/server-settings.ts';
import { enterRoom, useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useRegister } from './api.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { ProvePhone } from './prove-phone.tsx';
import { useSignedIn } from './signed-in.ts';
import { useCode } from './use-code.ts';

type Registration = BodyIn<typeof call>;

/** What the form holds, as it is sent; what was left empty is left out. */
function registrationIn(form: FormData, role: RegistrableRole, proven: string | null): Registration {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const optional = (name: string) => (text(name) === '' ? {} : { [name]: text(name) });
  const password = String(form.get('password') ?? '');
  return {
    name: text('name'),
    ...optional('email'),
    phone: proven ?? text('phone'),
    ...(password === '' ? {} : { password }),
    userType: role,
    gender: text('gender') as Gender,
    countryId: country.get(),
    language: language.get(),
    // Only what was ticked; whoever was quicker than the tick is asked later.
    ...(form.get('agreed') === null ? {} : { agreed: due(role) }),
    ...(role === 'driver'
      ? {
          vehicleRegistration: text('vehicleRegistration'),
          vehicleModel: text('vehicleModel'),
          vehicleKind: text('vehicleKind') as VehicleKind,
          ...optional('vehicleColor'),
          ...optional('licenseNumber'),
        }
      : {}),
  };
}

/** What somebody of this role agrees to when they register. */
const due = (role: RegistrableRole) => dueTexts(brand.texts ?? {}, role, []);

/** Fetched where there is something to agree to. */
const AgreeField = lazyPart(async () => {
  const [{ AgreeField }] = await Promise.all([import('./agree-field.tsx'), enterRoom('brand')]);
  return AgreeField;
});

/** Each role has a drawing where a page has room for it; a small phone doesn't load them. */
const SCENES = '(min-height: 700px)';
const RoleScene = lazyPart(async () => (await import('./role-scene.tsx')).RoleScene);

/** First the role, then the form (spec: foundations §2 Auth screen); a role chosen on the landing page is preselected. */
export function RegisterForm({ suggested, proven }: { suggested: RegistrableRole | null; proven: string | null }) {
  const t = useText();
  const [role, setRole] = useState<RegistrableRole | null>(suggested);
  const isWide = useMedia(SCENES);
  if (role === null) {
    return (
      <div className="roles" role="group" aria-labelledby="choose-role">
        <h2 className="h2" id="choose-role">
          {t('chooseRole')}
        </h2>
        {registrableRoles.map((id) => (
          <button
            key={id}
            type="button"
            className="card role-card"
            data-svc={id === 'driver' ? 'drive' : 'ride'}
            onClick={() => setRole(id)}
          >
            <span className="selvedge thin" />
            {isWide ? (
              <span className="role-scene" aria-hidden="true">
                <Suspense fallback={null}>
                  <RoleScene role={id} />
                </Suspense>
              </span>
            ) : null}
            <Icon name={id === 'driver' ? 'wheel' : 'user'} size={28} />
            <span className="grow">
              <b className="title">{t(id)}</b>
              <span className="label muted">{t(id === 'driver' ? 'driverRoleNote' : 'passengerRoleNote')}</span>
            </span>
            <Icon name="fwd" size={22} />
          </button>
        ))}
      </div>
    );
  }
  return <Details role={role} proven={proven} onChangeRole={() => setRole(null)} />;
}

interface DetailsProps {
  role: RegistrableRole;
  /** The number that a code proved already; null where none did. */
  proven: string | null;
  onChangeRole: () => void;
}

function Details({ role, proven, onChangeRole }: DetailsProps) {
  const t = useText();
  const register = useRegister();
  const signedIn = useSignedIn();
  const canCode = useCanSendCodes();
  const countryId = country.use();
  const { dialCode } = countryHere(countryId);
  const code = useCode('sign_in');
  const [waiting, setWaiting] = useState<Registration | null>(null);
  const problem = register.error instanceof ApiError ? register.error.problem : undefined;
  const errorOf = (path: string) => fieldMessage(register.error, path);
  const send = (body: Registration) =>
    register.mutate(body, {
      onSuccess: ({ user }) => {
        toast({ title: t('registerSuccessTitle'), text: t('registerSuccess') });
        signedIn(user);
      },
      onError: (error) => {
        // A newer text was published since this page came: it is asked for once the account is there.
        if (wasRefused(error, 'changed_meanwhile') && body.agreed !== undefined) {
          const { agreed: _older, ...rest } = body;
          return send(rest);
        }
        toast({ title: t('registerFailedTitle'), text: serverMessage(error, t('registerFailed')), tone: 'bad' });
      },
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = registrationIn(new FormData(event.currentTarget), role, proven);
    // Whoever leaves one of them out signs in by codes: the number is proven first.
    const needsProof = proven === null && (body.email === undefined || body.password === undefined);
    if (!needsProof) return send(body);
    setWaiting(body);
    code.forget();
    code.send({ phone: body.phone, countryId });
  };
  const signInFields = (
    <div className="form">
      <Field
        label={t(canCode ? 'emailOptional' : 'email')}
        name="email"
        type="email"
        required={!canCode}
        maxLength={254}
        autoComplete="email"
        error={errorOf('email')}
      />
      <PasswordField isNew error={errorOf('password')} {...(canCode ? { label: t('passwordOptional'), required: false } : {})} />
      {canCode ? <p className="caption">{t('codesEnough')}</p> : null}
    </div>
  );
  return (
    <>
      <form className="form" onSubmit={submit}>
        <p className="row spread">
          <span className="chip" data-svc={role === 'driver' ? 'drive' : 'ride'}>
            {t(role)}
          </span>
          <button type="button" className="text-link" onClick={onChangeRole}>
            {t('change')}
          </button>
        </p>
        <Field label={t('fullName')} name="name" required maxLength={80} autoComplete="name" error={errorOf('name')} />
        {proven === null ? (
          <Field
            label={t('phoneNumber')}
            name="phone"
            type="tel"
            required
            maxLength={24}
            autoComplete="tel-national"
            prefix={dialCode}
            error={errorOf('phone')}
          />
        ) : (
          <Field
            label={t('phoneNumber')}
            // After the country's code there is no zero.
            value={proven.replace(/^0/, '')}
            readOnly
            {...(proven.startsWith('+') ? {} : { prefix: dialCode })}
            after={
              <span className="phone-proven">
                <Icon name="check" size={24} />
              </span>
            }
            hint={t('phoneConfirmed')}
            error={errorOf('phone')}
          />
        )}
        <SelectField
          label={t('gender')}
          name="gender"
          required
          defaultValue=""
          // Where no such rides are driven, nothing is decided by it.
          hint={serves('ladies_only') ? t('genderWhy') : undefined}
          error={errorOf('gender')}
        >
          <option value="" disabled>
            {t('choose')}
          </option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(genderNames[gender])}
            </option>
          ))}
        </SelectField>
        {role === 'driver' ? <VehicleFields errorOf={errorOf} /> : null}
        {proven === null ? signInFields : null}
        {due(role).length === 0 ? null : (
          <Suspense fallback={null}>
            <AgreeField due={due(role)} />
          </Suspense>
        )}
        {register.isError && problem?.errors === undefined ? (
          <p className="field-error" role="alert">
            {serverMessage(register.error, t('registerFailed'))}
          </p>
        ) : null}
        {role === 'driver' ? <AfterRegistering /> : null}
        <Button type="submit" busy={register.isPending}>
          {t(register.isPending ? 'creatingAccount' : 'register')}
        </Button>
        {/* Whoever signs in by a code needs neither: they don't stand between the name and the button. */}
        {proven === null ? null : <Unfold line={t('optionalFields')}>{signInFields}</Unfold>}
      </form>
      {waiting === null ? null : (
        <ProvePhone
          code={code}
          phone={waiting.phone}
          onClose={() => setWaiting(null)}
          onProven={() => {
            setWaiting(null);
            send(waiting);
          }}
        />
      )}
    </>
  );
}

/** What comes between the account and the first trip, and how long it takes. */
function AfterRegistering() {
  const t = useText();
  return <p className="caption">{t('driverNext', { ...REVIEW_HOURS, minutes: lessonsLeft(new Set()).minutes })}</p>;
}

/** The vehicle of who drives. */
function VehicleFields({ errorOf }: { errorOf: (path: string) => string | undefined }) {
  const t = useText();
  const [kind, setKind] = useState<VehicleKind>('sedan');
  return (
    <>
      <KindField value={kind} onChange={setKind} error={errorOf('vehicleKind')} />
      <Field
        label={t('vehicleRegistration')}
        name="vehicleRegistration"
        required
        maxLength={20}
        placeholder="KXX XXXF"
        error={errorOf('vehicleRegistration')}
      />
      <Field label={t('vehicleModel')} name="vehicleModel" required maxLength={60} error={errorOf('vehicleModel')} />
      <Field label={t('vehicleColor')} name="vehicleColor" maxLength={30} error={errorOf('vehicleColor')} />
      <Field label={t('licenseNumber')} name="licenseNumber" maxLength={40} error={errorOf('licenseNumber')} />
    </>
  );
}
