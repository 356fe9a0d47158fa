import { useRef, useState } from 'react';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import { bindPhonePath, paths } from '#app/routes/paths.ts';
import { toAppError } from '#contract/errors.ts';
import { callCore, core } from '#core-client/core.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { SecretForm } from './secret-form.tsx';
import { t } from './texts.ts';

type CodeFormProps = {
  readonly call: 'withdraw.setPassword' | 'withdraw.resetPassword';
  readonly hasPhone: boolean;
  readonly onDone: () => void;
};

const isOfCode = (code: string) => code === 'WRONG_VERIFY_CODE' || code === 'CODE_EXPIRED';
const send = async () => (await core.session.sendCode('withdrawPassword', null)).waitMs;

const NoPhone = () => (
  <EmptyState
    illustration="gate"
    title={t('secret.noPhoneTitle')}
    text={t('secret.noPhoneText')}
    action={
      <Link className={buttonClass({ variant: 'primary' })} to={bindPhonePath(paths.password)}>
        {t('secret.toBindPhone')}
      </Link>
    }
  />
);

/** The first withdrawal password, or one for a forgotten one, by a code to the member's own phone [5.05]. */
export function CodeForm({ call, hasPhone, onDone }: CodeFormProps) {
  const isFirst = call === 'withdraw.setPassword';
  const { verb } = useWalletTerms();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  if (!hasPhone) return <NoPhone />;
  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const save = async (password: string) => {
    const fits = codeRule(code);
    if (fits !== true) return refuse(fits);
    try {
      await withStepUp('firstWithdrawPassword', () => callCore(call, { code, password }));
      onDone();
    } catch (thrown) {
      if (!isOfCode(toAppError(thrown).code)) throw thrown;
      refuse(thrownRefusalText('account', thrown));
    }
  };
  return (
    <SecretForm
      submitLabel={t(isFirst ? 'secret.submitSet' : 'secret.submitReset', { verb })}
      isFirst={isFirst}
      save={({ next }) => save(next)}
      onDone={() => undefined}
    >
      <p className="sm t2">{t('secret.phone')}</p>
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
