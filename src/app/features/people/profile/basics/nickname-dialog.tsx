import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useFormSubmission } from '#app/page/use-form-submission.ts';
import { type NicknameProblem, nicknameProblem } from '#contract/people/profile/profile-rules.ts';
import { callCore } from '#core-client/core.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { type Profile, profileRefusalText, showChange } from '../profile-change.ts';
import { t } from '../texts.ts';

const PROBLEM_TEXTS: Readonly<Record<NicknameProblem, string>> = {
  length: t('profile.nicknameLength'),
  characters: t('profile.nicknameCharacters'),
  digits: t('profile.nicknameDigits'),
};

const ruleFor = (now: string) => (typed: string) => {
  const nickname = typed.trim();
  if (nickname === now) return t('profile.nicknameSame');
  const problem = nicknameProblem(nickname);
  return problem === null || PROBLEM_TEXTS[problem];
};

/** Requests another nickname; the typed text survives a rejection. */
export function NicknameDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { verb } = useWalletTerms();
  const form = useForm({ defaultValues: { nickname: profile.nickname }, mode: 'onChange', delayError: 300 });
  const { submit, busy } = useFormSubmission(form, {
    send: ({ nickname }) => callCore('profile.setNickname', { nickname: nickname.trim() }),
    after: (changed) => showChange(changed, 'nickname'),
    refusal: (error) => ({ at: 'nickname', message: profileRefusalText(error, verb) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      icon="user"
      title={t('profile.changeOf', { what: t('profile.nickname') })}
      description={t('profile.nicknameLead')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('profile.submitReview')}
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        label={t('profile.nickname')}
        autoComplete="nickname"
        error={form.formState.errors.nickname?.message}
        {...form.register('nickname', { validate: ruleFor(profile.nickname) })}
      />
    </FormDialog>
  );
}
