import type { recordCalls } from '#contract/calls/record.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';

const SIZE_MAX = 200;

/** The statement. */
export const recordHandlers = ({ money }: Platform): HandlersOf<typeof recordCalls> => ({
  'record.list': ({ currency, type, from, to, page, size }, context) => {
    const { userId } = accountOf(context);
    const period = { userId, currency, type, from: Number(from), to: Number(to) };
    return money.statement.page(period, Math.max(1, Number(page)), Math.min(SIZE_MAX, Number(size)));
  },
  'record.get': ({ recordId }, context) =>
    money.statement.one(accountOf(context).userId, recordId) ?? refuse('NOT_FOUND'),
});
