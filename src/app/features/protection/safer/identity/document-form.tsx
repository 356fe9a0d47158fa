import { useForm } from 'react-hook-form';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { realNameRule } from '#app/features/money/payee/form/payee-rules.ts';
import { documentEndProblem } from '#contract/people/identity/document-end.ts';
import { idNumberProblem, plainIdNumber } from '#contract/people/identity/id-number.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { DocumentImage } from './document-image.tsx';
import { EXPIRY_ERROR_TEXTS, NUMBER_ERROR_TEXTS } from './identity-texts.ts';
import { t } from './texts.ts';
import { useSubmitIdentity } from './use-submit-identity.ts';

type Typed = { realName: string; idNumber: string; validTo: string; forever: boolean };

/** Draft of this tab that survives reloads until it is submitted. The number is never stored on the device. */
function useDocumentDraft() {
  const [text, setText] = useStoredDraft('identity');
  const kept = new URLSearchParams(text);
  const typed: Typed = {
    realName: kept.get('realName') ?? '',
    idNumber: '',
    validTo: kept.get('validTo') ?? '',
    forever: kept.has('forever'),
  };
  return {
    typed,
    keep: ({ realName, validTo, forever }: Typed) =>
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
      <div className="identity-validity">
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
      className="identity-form"
      onSubmit={send}
      onChange={() => draft.keep(form.getValues())}
      aria-label={title}
      noValidate
    >
      <header className="row between">
        <h2>{title}</h2>
        <span className="cap t2">{t('identity.pictureRule')}</span>
      </header>
      <Fields form={form} boundName={boundName} />
      <div className="identity-pictures">
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
