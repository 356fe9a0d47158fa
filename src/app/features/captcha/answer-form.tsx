import type { FormEvent } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { TextField } from '#app/kit/form/text-field.tsx';
import { t } from './texts.ts';

type AnswerFormProps = {
  readonly label: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly checking: boolean;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
};

/** A short answer and its button, side by side. */
export function AnswerForm({ label, value, numeric = false, checking, onChange, onSubmit }: AnswerFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '') onSubmit();
  };
  return (
    <form className="vf__answer" onSubmit={submit}>
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
      />
      <Button type="submit" variant="primary" loading={checking} disabled={value.trim() === ''}>
        {t('captcha.submit')}
      </Button>
    </form>
  );
}
