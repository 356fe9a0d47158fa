import { payeeCalls } from '#contract/money/payee/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { payeeHandlers } from './payee-handlers.ts';
import { createPayeeStore } from './payee-store.ts';

/** Cards and addresses to which members withdraw. */
export const payeeDomain = domain({
  bounds: {
    payee: record,
    real_name: record,
  },
  open: ({ db, money }: Stored & { readonly money: object }) => ({
    money: { ...money, payees: createPayeeStore(db) },
  }),
  handlers: handlersFor(payeeCalls, payeeHandlers),
});
