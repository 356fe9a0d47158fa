import type { ComponentProps } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { TextField } from '#app/kit/form/text-field.tsx';
import { REFERRAL_CODE } from '#contract/constants/referral.ts';
import { ungrouped } from '#contract/rules/text/digits-typed.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { t } from './texts.ts';

interface InviteFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
  /** What is typed. */
  typed: string;
}

/** A code as it is sent: capitals, without what groups or surrounds it. */
export const plainCode = (typed: string): string => ungrouped(typed).toUpperCase();

/** Blank, or what a code may look like. */
export const inviteRule = (typed: string): string | true =>
  plainCode(typed) === '' || REFERRAL_CODE.test(plainCode(typed)) || t('register.inviteWrong');

/** The code of a friend, which came with their link or is typed; it says whose it is. */
export function InviteField({ error, typed, ...input }: InviteFieldProps) {
  const code = plainCode(typed);
  const friend = useCall('invite.open', { code }, { enabled: REFERRAL_CODE.test(code) });
  const nickname = lastOf(friend)?.nickname;
  const isUnknown = failureOf(friend)?.code === 'NOT_FOUND';
  return (
    <TextField
      label={t('register.invite')}
      hint={nickname === undefined ? t('register.inviteHint') : t('register.inviteFrom', { nickname })}
      error={error ?? (isUnknown ? t('register.inviteUnknown') : undefined)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...input}
    />
  );
}
