import { useForm } from 'react-hook-form';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { type NicknameProblem, nicknameProblem } from '#contract/people/profile/nickname-problem.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { type Profile, showChange } from '../profile-change.ts';
import { profileRefusal } from '../profile-refusal.ts';
import { t } from '../texts.ts';

const WORDS: Readonly<Record<NicknameProblem, string>> = {
  length: t('profile.nicknameLength'),
  characters: t('profile.nicknameCharacters'),
  digits: t('profile.nicknameDigits'),
};

const ruleFor = (now: string) => (typed: string) => {
  const nickname = typed.trim();
  if (nickname === now) return t('profile.nicknameSame');
  const problem = nicknameProblem(nickname);
  return problem === null || WORDS[problem];
};

/** Requests another nickname; the typed text survives a rejection. */
export function NicknameDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { verb } = useWalletTerms();
  const form = useForm({ defaultValues: { nickname: profile.nickname }, mode: 'onChange', delayError: 300 });
  const { register, handleSubmit, setError, formState } = form;
  const { state, run } = useSubmission(async (nickname: string) => {
    await showChange(await callCore('profile.setNickname', { nickname }), 'nickname');
  });
  const submit = handleSubmit(async ({ nickname }) => {
    const end = await run(nickname.trim());
    if (end.is === 'done') onClose();
    if (end.is === 'refused')
      setError('nickname', { message: profileRefusal(end.error, verb) }, { shouldFocus: true });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      busy={state.is === 'sending'}
      icon="user"
      title={t('profile.changeOf', { what: t('profile.nickname') })}
      description={t('profile.nicknameLead')}
      closeLabel={t('common.close')}
    >
      <form className="pform" onSubmit={submit} noValidate>
        <TextField
          label={t('profile.nickname')}
          autoComplete="nickname"
          error={formState.errors.nickname?.message}
          {...register('nickname', { validate: ruleFor(profile.nickname) })}
        />
        <Button type="submit" variant="primary" size="lg" block loading={state.is === 'sending'}>
          {t('profile.submitReview')}
        </Button>
      </form>
    </Dialog>
  );
}
