import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ImageWell } from '#app/features/ground/image/image-well.tsx';
import { type ImageDraft, type SendImage, useImage } from '#app/features/ground/image/use-image.ts';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { realNameRule } from '#app/features/money/payee/form/payee-rules.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import type { InputOf } from '#contract/book/table.ts';
import { toAppError } from '#contract/errors.ts';
import {
  DOCUMENT_SIDES,
  type DocumentSide,
  documentEndProblem,
} from '#contract/people/identity/document-rules.ts';
import { idNumberProblem, plainIdNumber } from '#contract/people/identity/identity-card.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { Spinner } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { LineIcon } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { EXPIRY_ERROR_TEXTS, identityRefusals, NUMBER_ERROR_TEXTS } from './identity-texts.ts';
import { t } from './texts.ts';

type Document = InputOf<'identity.submit'>;

/**
 * Uploads an image of this side as soon as it is chosen, so that a reload does not lose it; one after the other, so that
 * the last one chosen is the last one uploaded.
 */
function uploadOf(side: DocumentSide): SendImage {
  let before: Promise<unknown> = Promise.resolve();
  const upload = async (image: Parameters<SendImage>[0]): ReturnType<SendImage> => {
    try {
      await callCore('identity.upload', { side, ...image });
      await refreshAnswers('identity.view');
      return null;
    } catch (thrown) {
      return { is: 'refused', text: refusalText(identityRefusals, toAppError(thrown)) };
    }
  };
  return (image) => {
    const uploaded = before.then(() => upload(image));
    before = uploaded;
    return uploaded;
  };
}
const UPLOADS = { front: uploadOf('front'), back: uploadOf('back') } as const;

/**
 * Uploads the images as they are chosen, and submits the document; uploaded images persist after a rejection and a reload.
 * @param onSent called once the platform has the document
 */
function useSubmitIdentity({ pictures: uploaded }: Pick<Identity, 'pictures'>, onSent: () => void) {
  const [front, back] = [useImage(UPLOADS.front), useImage(UPLOADS.back)];
  const drafts = { front: front.draft, back: back.draft };
  const [problem, setProblem] = useState<string>();
  const isThere = (side: DocumentSide) =>
    drafts[side].is === 'ready' || (drafts[side].is !== 'preparing' && uploaded.includes(side));
  const { state, run } = useSubmission(async (document: Document) => {
    await callCore('identity.submit', document);
    await refreshAnswers('identity.view', 'profile.get', 'payee.list');
  });
  const submit = async (document: Document) => {
    if (!DOCUMENT_SIDES.every(isThere)) return setProblem(t('identity.pictureMissing'));
    const end = await run(document);
    setProblem(end.is === 'refused' ? refusalText(identityRefusals, end.error) : undefined);
    if (end.is !== 'done') return;
    onSent();
    showToast({ text: t('identity.sent'), tone: 'ok' });
  };
  return { front, back, busy: state.is === 'sending', problem, submit };
}

interface DocumentImageProps {
  /** Label of the side. */
  side: string;
  draft: ImageDraft;
  /** True if the platform already has an image of this side. */
  isUploaded: boolean;
  onChoose: (file: File) => void;
}

function Inside({ side, draft, isUploaded }: Omit<DocumentImageProps, 'onChoose'>) {
  if (draft.is === 'preparing') return <Spinner size={24} label={t('identity.preparing')} />;
  if (draft.is === 'ready') return <img src={draft.preview} alt={t('identity.chosen', { side })} />;
  return (
    <>
      <LineIcon name={isUploaded ? 'check-circle' : 'upload'} size={24} />
      <b className="sm">{isUploaded ? t('identity.chosen', { side }) : side}</b>
    </>
  );
}

/** Image of one side of a document: chosen or dropped, with a preview before it is submitted. */
const DocumentImage = ({ side, draft, isUploaded, onChoose }: DocumentImageProps) => (
  <ImageWell
    label={side}
    className="identity-picture"
    wellClassName="identity-picture__well"
    notes={draft.is === 'refused' ? { error: draft.text } : {}}
    chooseLabel={t(draft.is === 'ready' || isUploaded ? 'identity.change' : 'identity.choose', { side })}
    onChoose={onChoose}
  >
    <Inside side={side} draft={draft} isUploaded={isUploaded} />
  </ImageWell>
);

type Typed = { realName: string; idNumber: string; validTo: string; forever: boolean };

/** Draft of this tab that survives reloads until it is submitted. The number is never stored on the device. */
function useDocumentDraft() {
  const [text, setText] = useStoredDraft('identity');
  const params = new URLSearchParams(text);
  const typed: Typed = {
    realName: params.get('realName') ?? '',
    idNumber: '',
    validTo: params.get('validTo') ?? '',
    forever: params.has('forever'),
  };
  return {
    typed,
    store: ({ realName, validTo, forever }: Typed) =>
      setText(new URLSearchParams({ realName, validTo, ...(forever && { forever: '' }) }).toString()),
    clear: () => setText(''),
  };
}

/** Returns the validation rules of the fields; the minimum age is not checked against the device clock. */
function useRules() {
  const now = useServerNow();
  return {
    number: (typed: string) => {
      const problem = idNumberProblem(plainIdNumber(typed), now);
      return problem === null || NUMBER_ERROR_TEXTS[problem];
    },
    day: (typed: string, { forever }: Typed) => {
      if (forever) return true;
      const problem = typed === '' ? 'date' : documentEndProblem(typed, now);
      return problem === null || EXPIRY_ERROR_TEXTS[problem];
    },
  };
}

/** Name, number and expiry date as on the document. */
function Fields({ form, boundName }: { form: ReturnType<typeof useForm<Typed>>; boundName: string }) {
  const { register, formState, watch } = form;
  const rules = useRules();
  const { errors } = formState;
  const isForever = watch('forever');
  return (
    <div className="identity-fields">
      <TextField
        label={t('identity.realName')}
        autoComplete="off"
        hint={boundName === '' ? undefined : t('identity.realNameBound', { name: boundName })}
        error={errors.realName?.message}
        {...register('realName', { validate: realNameRule })}
      />
      <TextField
        label={t('identity.number')}
        autoComplete="off"
        spellCheck={false}
        hint={t('identity.numberHint')}
        error={errors.idNumber?.message}
        {...register('idNumber', { validate: rules.number })}
      />
      <div className="identity-validity cluster">
        <TextField
          type="date"
          label={t('identity.validTo')}
          hint={t('identity.validToHint')}
          error={isForever ? undefined : errors.validTo?.message}
          readOnly={isForever}
          {...register('validTo', { validate: rules.day })}
        />
        <Checkbox label={t('identity.forever')} {...register('forever', { deps: 'validTo' })} />
      </div>
    </div>
  );
}

interface DocumentFormProps {
  identity: Identity;
  title: string;
}

/** Form for the document: its data, its two sides, and a note on how they are processed. */
export function DocumentForm({ identity, title }: DocumentFormProps) {
  const draft = useDocumentDraft();
  const form = useForm<Typed>({ defaultValues: draft.typed, mode: 'onTouched' });
  const { front, back, busy, problem, submit } = useSubmitIdentity(identity, draft.clear);
  const { pictures, boundName } = identity;
  const send = form.handleSubmit(({ forever, validTo, ...document }) =>
    submit({ ...document, validTo: forever ? '' : validTo }),
  );
  return (
    <Card
      as="form"
      className="stack gap-16"
      onSubmit={send}
      onChange={() => draft.store(form.getValues())}
      aria-label={title}
      noValidate
    >
      <header className="row between">
        <h2>{title}</h2>
        <span className="cap t2">{t('identity.pictureRule')}</span>
      </header>
      <Fields form={form} boundName={boundName} />
      <div className="identity-pictures grid-2 gap-12">
        <DocumentImage
          side={t('identity.front')}
          draft={front.draft}
          isUploaded={pictures.includes('front')}
          onChoose={front.choose}
        />
        <DocumentImage
          side={t('identity.back')}
          draft={back.draft}
          isUploaded={pictures.includes('back')}
          onChoose={back.choose}
        />
      </div>
      <p className="note">
        <Icon name="lock" size={17} />
        <span>{t('identity.privacy')}</span>
      </p>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" variant="primary" size="lg" className="identity-submit" loading={busy}>
        {t('identity.submit')}
      </Button>
    </Card>
  );
}
