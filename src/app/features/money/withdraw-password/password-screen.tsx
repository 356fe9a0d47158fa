import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { CodeField, codeRule } from '#app/features/people/account/form/code-field.tsx';
import { withStepUp } from '#app/features/people/account/step-up/step-up-store.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import { bindPhonePath, paths } from '#app/routes/paths.ts';
import { toAppError } from '#contract/errors.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { callCore, core } from '#core-client/core.ts';
import { together, useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import type { Typed } from './secret-field.tsx';
import { SecretForm } from './secret-form.tsx';
import { t } from './texts.ts';
import './password.css';

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
function CodeForm({ call, hasPhone, onDone }: CodeFormProps) {
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

/** Address parameter of a link that selects the code instead of the old password. */
const BY = 'by';
const HOWS = ['old', 'phone'] as const;
type How = (typeof HOWS)[number];

const updatePassword = async ({ old, next }: Typed) =>
  void (await callCore('withdraw.updatePassword', { oldPassword: old, password: next }));

function Change({ hasPhone, onDone }: { hasPhone: boolean; onDone: () => void }) {
  const { verb } = useWalletTerms();
  const [params, setParams] = useSearchParams();
  const how = HOWS.find((each) => each === params.get(BY)) ?? 'old';
  const choose = (next: How) => setParams(next === 'old' ? {} : { [BY]: next }, { replace: true });
  return (
    <>
      <Segmented
        label={t('secret.how')}
        options={[
          { value: 'old', label: t('secret.byOld') },
          { value: 'phone', label: t('secret.byPhone') },
        ]}
        value={how}
        onValueChange={choose}
      />
      {how === 'old' ? (
        <SecretForm
          isOldRequired
          submitLabel={t('secret.submitUpdate', { verb })}
          save={updatePassword}
          onDone={onDone}
        />
      ) : (
        <CodeForm call="withdraw.resetPassword" hasPhone={hasPhone} onDone={onDone} />
      )}
    </>
  );
}

function Done({ title, verb, until }: { title: string; verb: string; until: ServerTime | null }) {
  const wait = until === null ? '' : t('secret.doneWait', { time: dayTimeText(until), verb });
  return (
    <div role="status">
      <EmptyState
        illustration="gate"
        title={title}
        text={`${wait}${t('secret.doneText', { verb })}`}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={paths.withdraw}>
            {t('secret.toWithdraw', { verb })}
          </Link>
        }
      />
    </div>
  );
}

function usePassword() {
  const currency = useCurrency();
  const prompt = useCall('withdraw.prompt', { currency: currency?.code ?? 'CNY' });
  const payees = useCall('payee.list', {});
  return { verb: currency?.withdrawWord ?? '', query: together(prompt, payees) };
}

function Password() {
  const { verb, query } = usePassword();
  const [done, setDone] = useState<string | null>(null);
  const [prompt] = lastOf(query) ?? [];
  if (done !== null) return <Done title={done} verb={verb} until={prompt?.passwordWaitUntil ?? null} />;
  return (
    <Loaded of={query} waiting={<SkeletonRows count={5} />}>
      {([{ passwordSet }, { steps }]) => (
        <>
          <p className="sm t2">{t('secret.lead', { verb })}</p>
          {passwordSet ? (
            <Change hasPhone={steps.phoneBound} onDone={() => setDone(t('secret.doneChanged', { verb }))} />
          ) : (
            <CodeForm
              call="withdraw.setPassword"
              hasPhone={steps.phoneBound}
              onDone={() => setDone(t('secret.doneSet', { verb }))}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** The withdrawal password: set the first time by a code, changed by the old one, or reset by a code [5.05]. */
export function PasswordScreen() {
  const terms = useWalletTerms();
  return (
    <MemberPage title={t('memberPage.password', terms)}>
      <Card className="secrets stack items-start gap-20">
        <Password />
      </Card>
    </MemberPage>
  );
}
