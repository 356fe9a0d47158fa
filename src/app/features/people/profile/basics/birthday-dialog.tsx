import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { type BirthdayProblem, birthdayProblem } from '#contract/people/profile/profile-rules.ts';
import { callCore } from '#core-client/core.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { type Profile, profileRefusalText, showChange } from '../profile-change.ts';
import { t } from '../texts.ts';

const PROBLEM_TEXTS: Readonly<Record<BirthdayProblem, string>> = {
  date: t('profile.birthdayDate'),
  young: t('profile.birthdayYoung'),
  old: t('profile.birthdayOld'),
};

interface BirthdayDialogProps {
  profile: Profile;
  onClose: () => void;
}

/** Dialog for the first birthday, which is valid at once, or another one, which requires an operator's approval [3.13]. */
export function BirthdayDialog({ profile, onClose }: BirthdayDialogProps) {
  const { verb } = useWalletTerms();
  // The age check must not depend on the device's clock.
  const now = useServerNow();
  const isFirst = profile.birthday === '';
  const form = useForm({ defaultValues: { birthday: profile.birthday } });
  const { submit, busy } = useFormSubmission(form, {
    send: ({ birthday }) => callCore('profile.setBirthday', { birthday }),
    after: (changed) => showChange(changed, 'birthday'),
    refusal: (error) => ({ at: 'birthday', message: profileRefusalText(error, verb) }),
    onDone: onClose,
  });
  const rule = (typed: string) => {
    const problem = birthdayProblem(typed, now);
    return problem === null || PROBLEM_TEXTS[problem];
  };
  return (
    <FormDialog
      icon="calendar"
      title={t(isFirst ? 'profile.fillOf' : 'profile.changeOf', { what: t('profile.birthday') })}
      description={t('profile.birthdayLead')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t(isFirst ? 'common.save' : 'profile.submitReview')}
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        type="date"
        label={t('profile.birthday')}
        autoComplete="bday"
        error={form.formState.errors.birthday?.message}
        {...form.register('birthday', { validate: rule })}
      />
    </FormDialog>
  );
}
