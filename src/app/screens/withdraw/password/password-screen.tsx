import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState, ErrorState } from '#app/kit/feedback/states.tsx';
import { callCore } from '#app/link/core.ts';
import { useCurrency } from '#app/link/currency.ts';
import { payeeList, withdrawPrompt } from '#app/link/payee-queries.ts';
import { useCall } from '#app/link/query.ts';
import { walletPaths } from '#app/routes/wallet-paths.ts';
import { WalletPage } from '#app/wallet/wallet-page.tsx';
import { ResetForm } from './reset-form.tsx';
import { SecretForm } from './secret-form.tsx';
import type { Typed } from './secret-problem.ts';
import './password.css';

/** In the address of a link that leads to the code instead of the old password. */
const BY = 'by';
const HOWS = ['old', 'phone'] as const;
type How = (typeof HOWS)[number];

const setPassword = async ({ next }: Typed) =>
  void (await callCore('withdraw.setPassword', { password: next }));
const updatePassword = async ({ old, next }: Typed) =>
  void (await callCore('withdraw.updatePassword', { oldPassword: old, password: next }));

function Change({ hasPhone, onDone }: { hasPhone: boolean; onDone: () => void }) {
  const [params, setParams] = useSearchParams();
  const how = HOWS.find((each) => each === params.get(BY)) ?? 'old';
  const choose = (next: How) => setParams(next === 'old' ? {} : { [BY]: next }, { replace: true });
  return (
    <>
      <Segmented
        label={tLater('secret.how')}
        options={[
          { value: 'old', label: tLater('secret.byOld') },
          { value: 'phone', label: tLater('secret.byPhone') },
        ]}
        value={how}
        onValueChange={choose}
      />
      {how === 'old' ? (
        <SecretForm
          asksOld
          submitLabel={tLater('secret.submitUpdate')}
          save={updatePassword}
          onDone={onDone}
        />
      ) : (
        <ResetForm hasPhone={hasPhone} onDone={onDone} />
      )}
    </>
  );
}

function Done({ title, verb }: { title: string; verb: string }) {
  return (
    <div role="status">
      <EmptyState
        illustration="gate"
        title={title}
        text={tLater('secret.doneText', { verb })}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={walletPaths.withdraw}>
            {tLater('secret.toWithdraw', { verb })}
          </Link>
        }
      />
    </div>
  );
}

function usePassword() {
  const currency = useCurrency();
  const prompt = useCall(withdrawPrompt, { currency: currency?.code ?? 'CNY' });
  const payees = useCall(payeeList, {});
  const refetch = () => Promise.all([prompt.refetch(), payees.refetch()]);
  const verb = currency?.withdrawWord ?? '';
  const error = prompt.error ?? payees.error;
  const known = prompt.data && payees.data;
  return {
    verb,
    refetch,
    error,
    isSet: known ? prompt.data.passwordSet : undefined,
    hasPhone: payees.data?.steps.userInfoBind ?? false,
  };
}

function Password() {
  const { verb, refetch, error, isSet, hasPhone } = usePassword();
  const [done, setDone] = useState<string | null>(null);
  if (done !== null) return <Done title={done} verb={verb} />;
  if (isSet === undefined) {
    return error ? (
      <ErrorState
        title={t('common.errorTitle')}
        text={textOfError(error)}
        action={<Button onClick={refetch}>{t('common.retry')}</Button>}
      />
    ) : (
      <SkeletonRows count={5} />
    );
  }
  return (
    <>
      <p className="sm t2">{tLater('secret.lead', { verb })}</p>
      {isSet ? (
        <Change hasPhone={hasPhone} onDone={() => setDone(tLater('secret.doneChanged'))} />
      ) : (
        <SecretForm
          submitLabel={tLater('secret.submitSet')}
          save={setPassword}
          onDone={() => setDone(tLater('secret.doneSet'))}
        />
      )}
    </>
  );
}

/** The withdrawal password: set the first time, changed by the old one, or reset by a code [5.05]. */
export const PasswordScreen = () => (
  <WalletPage title={tLater('walletPage.password')}>
    <section className="card wcard secrets">
      <Password />
    </section>
  </WalletPage>
);
