import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { type BirthdayProblem, birthdayProblem } from '#contract/people/profile/birthday-problem.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { type Profile, showChange } from '../profile-change.ts';
import { profileRefusal } from '../profile-refusal.ts';
import { t } from '../texts.ts';

const WORDS: Readonly<Record<BirthdayProblem, string>> = {
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
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { birthday: profile.birthday },
  });
  const { state, run } = useSubmission(async (birthday: string) => {
    await showChange(await callCore('profile.setBirthday', { birthday }), 'birthday');
  });
  const rule = (typed: string) => {
    const problem = birthdayProblem(typed, now);
    return problem === null || WORDS[problem];
  };
  const submit = handleSubmit(async ({ birthday }) => {
    const end = await run(birthday);
    if (end.is === 'done') onClose();
    if (end.is === 'refused')
      setError('birthday', { message: profileRefusal(end.error, verb) }, { shouldFocus: true });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      busy={state.is === 'sending'}
      icon="calendar"
      title={t(isFirst ? 'profile.fillOf' : 'profile.changeOf', { what: t('profile.birthday') })}
      description={t('profile.birthdayLead')}
      closeLabel={t('common.close')}
    >
      <form className="pform" onSubmit={submit} noValidate>
        <TextField
          type="date"
          label={t('profile.birthday')}
          autoComplete="bday"
          error={formState.errors.birthday?.message}
          {...register('birthday', { validate: rule })}
        />
        <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
          {t(isFirst ? 'common.save' : 'profile.submitReview')}
        </Button>
      </form>
    </Dialog>
  );
}
