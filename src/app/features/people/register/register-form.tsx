import './register.css';
import { type ComponentProps, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { NewPasswordField, passwordRule } from '#app/features/people/account/form/new-password-field.tsx';
import { PhoneField, phoneRule } from '#app/features/people/account/form/phone-field.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { useOnce } from '#app/page/use-form-submission.ts';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import { REFERRAL_CODE } from '#contract/rewards/invite/constants.ts';
import { ungrouped } from '#contract/text/digits-typed.ts';
import { type DialCode, phoneTyped } from '#contract/text/phone.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { core } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { EntryForm } from '../account/login/entry-frame.tsx';
import { NameField, nameRule, useNameCheck } from './name-field.tsx';
import { t } from './texts.ts';

interface InviteFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
  /** Typed text. */
  typed: string;
}

/** A code as it is sent: capitals, without what groups or surrounds it. */
const plainCode = (typed: string): string => ungrouped(typed).toUpperCase();

/** Blank, or what a code may look like. */
const inviteRule = (typed: string): string | true =>
  plainCode(typed) === '' || REFERRAL_CODE.test(plainCode(typed)) || t('register.inviteWrong');

/** Field for a friend's invite code, from their link or typed; it shows the owner of the code. */
function InviteField({ error, typed, ...input }: InviteFieldProps) {
  const code = plainCode(typed);
  const friend = useCall('invite.open', { code }, { enabled: REFERRAL_CODE.test(code) });
  const nickname = lastOf(friend)?.nickname;
  const isUnknown = failureOf(friend)?.code === 'NOT_FOUND';
  return (
    <TextField
      label={t('register.invite')}
      hint={nickname === undefined ? t('register.inviteHint') : t('register.inviteFrom', { nickname })}
      error={error ?? (isUnknown ? t('register.inviteUnknown') : undefined)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...input}
    />
  );
}

const PAPERS = {
  terms: { title: t('register.terms'), text: t('register.termsText') },
  privacy: { title: t('register.privacy'), text: t('register.privacyText') },
} as const;
type Paper = keyof typeof PAPERS;

/** Confirmation of age and terms; both documents open in place so that no input is lost. */
function Agreement({ error, ...input }: ComponentProps<'input'> & { error?: string | undefined }) {
  const [reading, setReading] = useState<Paper | null>(null);
  const { title, text } = PAPERS[reading ?? 'terms'];
  const opener = (paper: Paper) => (
    <button type="button" className="link" onClick={() => setReading(paper)}>
      {PAPERS[paper].title}
    </button>
  );
  return (
    <div className="agreement cluster">
      <Checkbox label={t('register.agree')} error={error} {...input} />
      <span className="sm t2">
        {opener('terms')} {t('register.and')} {opener('privacy')}
      </span>
      <Dialog
        open={reading !== null}
        onOpenChange={() => setReading(null)}
        lightDismiss
        title={title}
        description={text}
        closeLabel={t('common.close')}
      />
    </div>
  );
}

type Referral = Awaited<ReturnType<typeof core.session.referral>>;

/** Returns the referral link this device came by; undefined until the core has responded. */
function useReferral(): Referral | undefined {
  const [referral, setReferral] = useState<Referral>();
  useEffect(() => {
    let isHere = true;
    const applyReferral = (known: Referral) => isHere && setReferral(known);
    core.session.referral().then(applyReferral, () => applyReferral(null));
    return () => {
      isHere = false;
    };
  }, []);
  return referral;
}

type Fields = {
  name: string;
  password: string;
  region: DialCode;
  phone: string;
  code: string;
  invite: string;
  agreed: boolean;
};

const BLANK: Fields = {
  name: '',
  password: '',
  region: '86',
  phone: '',
  code: '',
  invite: '',
  agreed: false,
};

type FieldName = 'name' | 'phone' | 'code' | 'invite' | 'root';

/** The field that a refusal is about; any other refusal is of the form as a whole. */
const FIELDS: Partial<Readonly<Record<ErrorCode, FieldName>>> = {
  NOT_FOUND: 'invite',
  NAME_TAKEN: 'name',
  PHONE_TAKEN: 'phone',
  WRONG_VERIFY_CODE: 'code',
  CODE_EXPIRED: 'code',
};

/** Submission and the sending of a code; refusals are shown at the field they are about. */
function useRegistration(form: UseFormReturn<Fields>, verified: boolean) {
  const { handleSubmit, setError, getValues, trigger } = form;
  const once = useOnce();
  const number = () => ({
    region: getValues('region'),
    phone: phoneTyped(getValues('phone'), getValues('region')),
  });
  const submit = handleSubmit(({ name, password, code, invite }) =>
    once(async () => {
      try {
        await core.session.register({
          name,
          password,
          ...number(),
          code: verified ? code : '',
          invite: plainCode(invite),
        });
      } catch (thrown) {
        const refused = toAppError(thrown);
        const field = FIELDS[refused.code] ?? 'root';
        const message = field === 'invite' ? t('register.inviteUnknown') : refusalText('account', refused);
        setError(field, { message }, { shouldFocus: true });
      }
    }),
  );
  const sendCode = async () => {
    if (!(await trigger('phone', { shouldFocus: true }))) return null;
    return (await core.session.sendCode('register', number())).waitMs;
  };
  return { submit, sendCode };
}

/** Fills the code of the referral link into its field, unless the field has input already. */
function usePrefilledCode({ getValues, setValue }: UseFormReturn<Fields>) {
  const referral = useReferral();
  const code = referral?.by === 'friend' ? referral.code : '';
  useEffect(() => {
    if (code !== '' && getValues('invite') === '') setValue('invite', code);
  }, [code, getValues, setValue]);
  return referral;
}

/** `verified`: the phone is proven by a code before the account opens [9.10]. */
export function RegisterForm({ verified }: { verified: boolean }) {
  const form = useForm<Fields>({ defaultValues: BLANK, mode: 'onChange', delayError: 300 });
  const { register, setValue, setError, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const { name, password, invite } = watch();
  const referral = usePrefilledCode(form);
  const check = useNameCheck(name);
  const { submit, sendCode } = useRegistration(form, verified);

  return (
    <EntryForm tight onSubmit={submit}>
      <NameField
        error={errors.name?.message}
        check={check}
        onOffer={(offer) => setValue('name', offer, { shouldValidate: true })}
        {...register('name', { validate: nameRule, deps: password === '' ? [] : ['password'] })}
      />
      <NewPasswordField
        label={t('login.password')}
        error={errors.password?.message}
        typed={password}
        accountName={name}
        {...register('password', { validate: (typed, fields) => passwordRule(typed, fields.name) })}
      />
      <PhoneField
        error={errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
      {verified && (
        <CodeField
          error={errors.code?.message}
          onSend={sendCode}
          onRefused={(message) => setError('code', { message })}
          {...register('code', { validate: codeRule })}
        />
      )}
      {referral?.by === 'agent' ? null : (
        <InviteField
          error={errors.invite?.message}
          typed={invite}
          {...register('invite', { validate: inviteRule })}
        />
      )}
      <Agreement
        error={errors.agreed?.message}
        {...register('agreed', { required: t('register.agreeMissing') })}
      />
      <FormProblem>{errors.root?.message}</FormProblem>
      <Button type="submit" variant="primary" size="lg" block loading={isSubmitting}>
        {t('register.submit')}
      </Button>
    </EntryForm>
  );
}
