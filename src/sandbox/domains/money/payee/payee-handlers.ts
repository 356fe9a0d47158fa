import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isWithdrawal } from '#contract/money/order/order-guards.ts';
import { trueAddress } from '#contract/money/payee/address-checksum.ts';
import type { payeeCalls } from '#contract/money/payee/calls.ts';
import { maskedName } from '#sandbox/base/names/member-names.ts';
import type { PersonCheck, StrongKey } from '#sandbox/base/names/person-check.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import {
  nameBound,
  payeeAdded,
  payeePreferred,
  payeeRemoved,
} from '#sandbox/domains/care/inbox/people/security-news.ts';
import { type Acts, noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import type { Command, Commands } from '#sandbox/domains/ground/command/commands.ts';
import { requireStepUp, type StepUpGuards } from '#sandbox/domains/ground/guard/guards.ts';
import { BANKS } from '#sandbox/domains/ground/pay-type/pay-types.table.ts';
import type { OrderRow } from '#sandbox/domains/money/order/order-row.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import { waitMs } from '#sandbox/domains/money/order/waits.ts';
import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { type Adding, type PayeeStore, payeeTitle, shownNumber } from './payee-store.ts';

/** Dependencies of the payee handlers. */
type Ports = {
  readonly db: DatabaseSync;
  readonly commands: Commands;
  readonly sites: SiteStore;
  readonly persons: PersonCheck;
  readonly auth: { readonly guards: StepUpGuards };
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly payees: PayeeStore;
    readonly store: OrderStore;
    readonly passwords: WithdrawPasswords;
    readonly notify: SendNews;
    readonly acts: Pick<Acts, 'note'>;
  };
};

const Changed = v.object({});

const isTo = (order: OrderRow, number: string) => isWithdrawal(order) && order.counterparty.includes(number);

/** Refused payees in ten minutes: a person tries a card or two, a program looks for the cards of excluded persons. */
const REFUSED = { each: 3, all: 200 };

/**
 * Refuses what a person has who excluded themselves under another account [P.18]. Called after the six digits.
 * @throws Refusal PERSON_REFUSED, THROTTLED_USER, THROTTLED_SITE.
 */
function freeOf({ persons }: Ports) {
  const refused = createThrottle(REFUSED);
  return (key: StrongKey, context: CallContext): void => {
    refused.require(context);
    if (!persons.isExcluded(key, accountOf(context).userId)) return;
    refused.count(context);
    refuse('PERSON_REFUSED');
  };
}

type PayeeRequest = Pick<Command, 'call' | 'requestId' | 'input'> & {
  readonly password: string;
  /** Identity key of the payee. */
  readonly key: StrongKey;
};

/** Adds a payee once per request id, authorised by the six digits, and notifies the member. */
const adder = (ports: Ports) => {
  const { money, commands, sites, world, auth } = ports;
  const requireFree = freeOf(ports);
  return async (
    { password, key, ...asked }: PayeeRequest,
    context: CallContext,
    add: (adding: Adding) => void,
  ) => {
    const { payees, passwords, notify } = money;
    const { userId } = accountOf(context);
    const now = world.clock.now();
    const command = { ...asked, owner: userId, at: now };
    const adding = { userId, now, usableAt: now + waitMs(sites, context.siteId, 'payee_wait_hours') };
    if (!passwords.isSet(userId)) refuse('WITHDRAW_PASSWORD_UNSET');
    const isKnown = commands.answered(userId, asked.requestId)?.call === asked.call;
    // An error in the payee itself uses up no attempt of the six digits.
    if (!isKnown && payees.newest(userId) === null) requireStepUp(auth.guards, 'firstPayee', context);
    if (!isKnown) payees.rehearse(() => add(adding));
    await passwords.check(userId, password, now);
    if (!isKnown) requireFree(key, context);
    commands.once(command, Changed, () => {
      add(adding);
      noteSetUp(money.acts, 'payee', userId, now);
      const payee = payees.newest(userId);
      if (payee) notify(userId, payeeAdded(payeeTitle(payee), adding.usableAt, now), now);
      return {};
    });
  };
};

type Once = Pick<Command, 'call' | 'requestId' | 'input'>;

/** Applies a change once per request id. */
function changeOnce(
  { commands, world }: Ports,
  request: Once,
  context: CallContext,
  change: (userId: string, at: number) => void,
): void {
  const { userId } = accountOf(context);
  const at = world.clock.now();
  commands.once({ ...request, owner: userId, at }, Changed, () => {
    change(userId, at);
    return {};
  });
}

/** Cards, addresses and the name they are under [3.13, 3.16]. */
export const payeeHandlers = (platform: Ports): HandlersOf<typeof payeeCalls> => {
  const { db, money, world } = platform;
  const { payees, store, notify } = money;
  const add = adder(platform);
  const view = (context: CallContext) => {
    const { userId, hasPhone } = accountOf(context);
    return payees.view(userId, hasPhone);
  };
  const once = (request: Once, context: CallContext, change: Parameters<typeof changeOnce>[3]) => {
    changeOnce(platform, request, context, change);
    return view(context);
  };

  return {
    'payee.list': (_input, context) => view(context),
    'payee.banks': () => ({ list: [...BANKS] }),
    'payee.setDefault': ({ payeeId, clientRequestId: requestId }, context) =>
      once({ call: 'payee.setDefault', requestId, input: payeeId }, context, (userId, at) => {
        payees.prefer(userId, payeeId, at);
        const payee = payees.find(userId, payeeId);
        notify(userId, payeePreferred(payeeTitle(payee), payee.kind === 'address' ? 'USDT' : 'CNY'), at);
      }),
    'payee.bindName': ({ realName }, context) => {
      const { userId } = accountOf(context);
      transaction(db, () => {
        payees.bindName(userId, realName);
        notify(userId, nameBound(maskedName(realName)), world.clock.now());
      });
      return view(context);
    },
    'payee.addCard': async ({ bankCode, cardNum, password, clientRequestId: requestId }, context) => {
      const key = { kind: 'card', value: cardNum } as const;
      const request = { call: 'payee.addCard', requestId, input: `${bankCode} ${cardNum}`, password, key };
      await add(request, context, (adding) => payees.addCard(adding, bankCode, cardNum));
      return view(context);
    },
    'payee.addAddress': async ({ chain, address, label, password, clientRequestId: requestId }, context) => {
      const key = { kind: 'address', value: trueAddress(chain, address) ?? address } as const;
      const request = { call: 'payee.addAddress', requestId, input: `${chain} ${address}`, password, key };
      await add(request, context, (adding) => payees.addAddress(adding, chain, address, label));
      return view(context);
    },
    'payee.remove': ({ payeeId, clientRequestId: requestId }, context) =>
      once({ call: 'payee.remove', requestId, input: payeeId }, context, (userId, at) => {
        const payee = payees.find(userId, payeeId);
        if (store.openOf(userId).some((order) => isTo(order, shownNumber(payee)))) refuse('ORDER_UNFINISHED');
        payees.remove(userId, payeeId);
        notify(userId, payeeRemoved(payeeTitle(payee)), at);
      }),
  };
};
