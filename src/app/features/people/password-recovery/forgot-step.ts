import { thrownRefusalText } from '#app/page/refusal-text.ts';
import type { InputOf } from '#contract/book/table.ts';
import { toAppError } from '#contract/errors.ts';
import { core } from '#core-client/core.ts';

export type ForgotChannel = 'phone' | 'email';

/** Account and channel that passed the first step; a code is sent again with it. */
export type RecoveryAccount =
  | ({ readonly channel: 'phone' } & Omit<InputOf<'passwordRecovery.phoneOne'>, 'ticket'>)
  | ({ readonly channel: 'email' } & Omit<InputOf<'passwordRecovery.emailOne'>, 'ticket'>);

/** The step a person has reached [4.06]; each but the first carries the token of the one before. */
export type ForgotStep =
  | { readonly is: 'who' /** Why it begins again. */; readonly notice: string | null }
  | {
      readonly is: 'code';
      readonly account: RecoveryAccount;
      readonly token: string;
      readonly sentTo: string;
      readonly waitMs: number;
    }
  | { readonly is: 'password'; readonly account: RecoveryAccount; readonly token: string }
  | { readonly is: 'done' };

export type StepTo = (step: ForgotStep) => void;
export type StepOf<Is extends ForgotStep['is']> = Extract<ForgotStep, { is: Is }>;

/** Restarts the flow on an expired step; any other rejection is shown at the field. */
export function refuseStep(thrown: unknown, onStep: StepTo, showError: (text: string) => void): void {
  const refused = toAppError(thrown);
  const text = thrownRefusalText('account', refused);
  if (refused.code === 'STEP_EXPIRED') onStep({ is: 'who', notice: text });
  else showError(text);
}

/** Runs step one, for the first time or again: a code is sent if name and address belong together. */
export async function sendRecoveryCode(account: RecoveryAccount): Promise<StepOf<'code'>> {
  const { name, ...to } = account;
  return { is: 'code', account, ...(await core.session.beginRecovery(name, to)) };
}
