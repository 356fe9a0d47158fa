import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ImagePicker } from '#app/features/ground/image/image-picker.tsx';
import { type ImageDraft, useImage } from '#app/features/ground/image/use-image.ts';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { NameForm } from '#app/features/money/payee/form/name-form.tsx';
import { realNameRule } from '#app/features/money/payee/form/payee-rules.ts';
import type { InputOf } from '#contract/book/table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { profileRefusalText, showChange } from '../profile-change.ts';
import { t } from '../texts.ts';

type Change = InputOf<'profile.changeName'>;

/** Image of a draft as the call takes it; null until the draft is ready. */
const imageOf = (draft: ImageDraft): Pick<Change, 'type' | 'content'> | null =>
  draft.is === 'ready' ? draft.proof : null;

/** Another real name, with the document that proves it; an operator compares the two [3.16]. */
export function ChangeNameDialog({ onClose }: { onClose: () => void }) {
  const { verb } = useWalletTerms();
  const { draft, choose } = useImage();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { realName: '' },
    mode: 'onChange',
    delayError: 300,
  });
  const { state, run } = useSubmission((change: Change) => callCore('profile.changeName', change));
  const submit = handleSubmit(async ({ realName }) => {
    const image = imageOf(draft);
    if (image === null) return setProblem(t('profile.namePictureMissing'));
    const end = await run({ realName, ...image }, (ended) =>
      ended.is === 'done' ? showChange(ended.outcome, 'realName') : undefined,
    );
    if (end.is === 'done') onClose();
    setProblem(end.is === 'refused' ? profileRefusalText(end.error, verb) : undefined);
  });
  return (
    <FormDialog
      icon="user"
      title={t('profile.changeOf', { what: t('profile.realName') })}
      description={t('profile.nameLead')}
      closeLabel={t('common.close')}
      onClose={onClose}
      submitLabel={t('profile.submitReview')}
      busy={state.is === 'sending'}
      onSubmit={submit}
    >
      <TextField
        label={t('profile.realName')}
        autoComplete="name"
        error={formState.errors.realName?.message}
        {...register('realName', { validate: realNameRule })}
      />
      <ImagePicker label={t('profile.namePicture')} draft={draft} onChoose={choose} />
      <FormProblem>{problem}</FormProblem>
    </FormDialog>
  );
}

/** The first real name, bound at once [3.16]. */
export function BindNameDialog({ onClose }: { onClose: () => void }) {
  const onBound = () => {
    void refreshAnswers('profile.get');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      icon="user"
      title={t('profile.bindOf', { what: t('profile.realName') })}
      closeLabel={t('common.close')}
    >
      <NameForm onBound={onBound} />
    </Dialog>
  );
}
