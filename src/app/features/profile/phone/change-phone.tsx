import { useState } from 'react';
import { CodeField, codeRule } from '#app/features/account/code-field.tsx';
import { PhoneField, phoneRule } from '#app/features/account/phone-field.tsx';
import { useModeWords } from '#app/features/site/currency-words.ts';
import { Button } from '#app/kit/action/button.tsx';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { t } from '../texts.ts';
import { type Proof, useChangePhone } from './use-change-phone.ts';

const sixDigits = (typed: string) => /^\d{6}$/.test(typed) || t('phone.passwordWrong');

/** Another phone: by a code to each of the two, or by the withdrawal password where the old one is lost [7.16]. */
export function ChangePhone({ onClose }: { onClose: () => void }) {
  const { verb } = useModeWords();
  const [proof, setProof] = useState<Proof>('oldPhone');
  const { form, submit, isSending, sendOld, sendNew } = useChangePhone(proof, onClose);
  const { register, setError, setValue, formState } = form;
  const { errors } = formState;
  const choose = (next: Proof) => {
    setValue('secret', '');
    setProof(next);
  };
  return (
    <form className="pform" onSubmit={submit} noValidate>
      <Segmented
        label={t('phone.how')}
        options={[
          { value: 'oldPhone', label: t('phone.byOld') },
          { value: 'withdrawPassword', label: t('phone.byPassword') },
        ]}
        value={proof}
        onValueChange={choose}
      />
      {proof === 'oldPhone' ? (
        <CodeField
          key="oldPhone"
          label={t('phone.oldCode')}
          error={errors.secret?.message}
          onSend={sendOld}
          onRefused={(message) => setError('secret', { message })}
          {...register('secret', { validate: codeRule })}
        />
      ) : (
        <TextField
          key="withdrawPassword"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          label={t('phone.password', { verb })}
          hint={t('phone.passwordHint')}
          error={errors.secret?.message}
          {...register('secret', { validate: sixDigits })}
        />
      )}
      <PhoneField
        error={errors.phone?.message}
        region={register('region', { deps: ['phone'] })}
        {...register('phone', { validate: (phone, { region }) => phoneRule(phone, region) })}
      />
      <CodeField
        label={t('phone.newCode')}
        error={errors.code?.message}
        onSend={sendNew}
        onRefused={(message) => setError('code', { message })}
        {...register('code', { validate: codeRule })}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isSending}>
        {t('profile.submitReview')}
      </Button>
    </form>
  );
}
