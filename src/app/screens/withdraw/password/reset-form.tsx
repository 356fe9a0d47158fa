import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeField, codeRule } from '#app/account/code-field.tsx';
import { textOfRefusal } from '#app/account/refusal-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { callCore, core } from '#app/link/core.ts';
import { paths } from '#app/routes/paths.ts';
import { toAppError } from '#contract/errors.ts';
import { SecretForm } from './secret-form.tsx';

type ResetFormProps = { readonly hasPhone: boolean; readonly onDone: () => void };

const isOfCode = (code: string) => code === 'WRONG_VERIFY_CODE' || code === 'CODE_EXPIRED';
const send = async () => (await core.session.sendCode('withdrawPassword', null)).waitMs;

/** A forgotten withdrawal password: a new one by a code to the member's own phone [5.05]. */
export function ResetForm({ hasPhone, onDone }: ResetFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  if (!hasPhone) {
    return (
      <EmptyState
        illustration="gate"
        title={tLater('secret.noPhoneTitle')}
        text={tLater('secret.noPhoneText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={paths.cs}>
            {tLater('secret.toService')}
          </Link>
        }
      />
    );
  }
  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const save = async (password: string) => {
    const fits = codeRule(code);
    if (fits !== true) return refuse(fits);
    try {
      await callCore('withdraw.resetPassword', { code, password });
      onDone();
    } catch (thrown) {
      if (!isOfCode(toAppError(thrown).code)) throw thrown;
      refuse(textOfRefusal(thrown));
    }
  };
  return (
    <SecretForm
      submitLabel={tLater('secret.submitReset')}
      save={({ next }) => save(next)}
      onDone={() => undefined}
    >
      <p className="sm t2">{tLater('secret.phone')}</p>
      <CodeField
        ref={field}
        value={code}
        error={problem}
        onSend={send}
        onRefused={setProblem}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(undefined);
        }}
      />
    </SecretForm>
  );
}
