import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import type { CommandView } from '#worker/services/commands/command-api.ts';
import { activeSubjectOf, commandState, refusalOf } from './command-state.ts';

const recovery = { is: 'recovery', currency: 'CNY' } as const;
const treasury = { is: 'treasury', way: 'in', amount: minor(100), currency: 'CNY' } as const;
const pending = (state: CommandView['state']): CommandView => ({
  requestId: v.parse(ClientRequestId, '00000000-0000-4000-8000-000000000001'),
  subject: treasury,
  since: serverTime(1_700_000_000_000),
  state,
  canCancel: false,
});
const refused = { is: 'refused', error: appError('NOT_MADE') } as const;

test('[4.05] a submitted command is sending before and after the core confirms it', () => {
  const sending = { is: 'sending', subject: recovery, slow: false } as const;
  expect(commandState({ own: sending, pending: [] })).toEqual(sending);
  expect(commandState({ own: sending, pending: [pending('sending')] })).toEqual(sending);
});

test.each(['verifying', 'unsent'] as const)(
  '[4.05] a command in core state %s has no response yet',
  (state) => {
    const known = commandState({ own: refused, pending: [pending(state)] });
    expect(known).toEqual({ is: 'verifying', subject: treasury });
    expect(activeSubjectOf(known)).toBe(treasury);
    expect(refusalOf(known)).toBeNull();
  },
);

test('[4.05] a refusal is shown until the next command is in progress', () => {
  const rests = commandState({ own: refused, pending: [] });
  expect(refusalOf(rests)).toBe(refused.error);
  expect(activeSubjectOf(rests)).toBeNull();
  const next = commandState({ own: refused, pending: [pending('sending')] });
  expect(next).toEqual({ is: 'sending', subject: treasury, slow: false });
});
