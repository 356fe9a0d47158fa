import type { DatabaseSync } from 'node:sqlite';
import {
  INVITE_TERMS,
  INVITE_WAIT_MS,
  INVITE_WINDOW_MS,
  INVITES_PAID_A_MONTH,
} from '#contract/rewards/invite/constants.ts';
import type { InvitationRefusal } from '#contract/rewards/invite/states.table.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { maskedNickname } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import {
  friendQualified,
  friendRegistered,
  friendUnmet,
  inviteRefused,
  inviteRewarded,
} from '#sandbox/domains/care/inbox/rewards/invite-news.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { costsOf, openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import { createInvitationStore, type InvitationRow } from './invitation-store.ts';
import { createInviteCodes } from './invite-codes.ts';
import { createMemberActivity } from './member-activity.ts';
import { createSamePerson } from './same-person.ts';

type RewardPorts = { readonly ledger: Ledger; readonly statement: Statement };

/** Pays a reward out of the platform's costs into the centre wallet, where it is the member's own at once. Minor units. */
const rewarder =
  ({ ledger, statement }: RewardPorts) =>
  (
    userId: string,
    { amount, currency }: { readonly amount: bigint; readonly currency: Currency },
    invitationId: string,
    at: number,
  ): void => {
    openMemberCash(ledger, userId, currency);
    const entries = [
      { account: costsOf(currency), amount: -amount },
      { account: memberWallet(userId, currency), amount },
    ];
    ledger.book({ kind: 'bonus', at, roomNo: null, note: `invitation ${invitationId}`, entries });
    const line = { userId, currency, title: '邀请奖励', note: '', amount, fee: 0n, at } as const;
    statement.add({ ...line, type: 'bonus', cls: 'success', orderId: null });
  };

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly money: { readonly statement: Statement; readonly notify: SendNews };
};

/** A friend who has just registered; `inviterId` is whose code they brought. */
type Arrival = { readonly inviterId: string; readonly friendId: string; readonly siteId: SiteId };

export type Invitations = ReturnType<typeof createInvitations>;

/** Decides what an open invitation has come to. */
function createDeciding({ accounts, money, ...ports }: Ports, parts: ReturnType<typeof partsOf>) {
  const { store, samePerson, activity } = parts;
  const { notify } = money;
  const pay = rewarder({ ...ports, ...money });

  const refuseIt = (row: InvitationRow, reason: InvitationRefusal, now: number) => {
    store.step(row, { step: 'refuse', now, reason });
    notify(row.inviter_id, inviteRefused(maskedNickname(row.friend_name), reason), now);
  };
  const isMet = (row: InvitationRow) => {
    const { deposit, stake } = INVITE_TERMS[row.currency];
    if (accounts.byId(row.friend_id)?.hasPhone !== true) return false;
    const { deposited, staked } = activity.of(row);
    return deposited >= deposit && staked >= stake;
  };
  const qualify = (row: InvitationRow, now: number) => {
    const { reward } = INVITE_TERMS[row.currency];
    store.step(row, { step: 'qualify', now });
    const sum = { amount: reward, currency: row.currency };
    notify(row.inviter_id, friendQualified(maskedNickname(row.friend_name), sum, now + INVITE_WAIT_MS), now);
  };
  const reward = (row: InvitationRow, now: number) => {
    const monthStart = siteMonthStart(siteMonthOf(now));
    if (store.paidSince(row.inviter_id, monthStart) >= INVITES_PAID_A_MONTH)
      return refuseIt(row, 'full', now);
    store.step(row, { step: 'reward', now });
    const sum = { amount: INVITE_TERMS[row.currency].reward, currency: row.currency };
    for (const [userId, as] of [
      [row.inviter_id, 'inviter'],
      [row.friend_id, 'friend'],
    ] as const) {
      pay(userId, sum, String(row.invitation_id), now);
      notify(userId, inviteRewarded(as, sum), now);
    }
  };
  const decideQualified = (row: InvitationRow, now: number) => {
    const isPaidNow = row.qualified_at !== null && now >= row.qualified_at + INVITE_WAIT_MS;
    if (row.state !== 'registered' && !isPaidNow) return;
    const same = samePerson(row.inviter_id, row.friend_id);
    if (same !== null) return refuseIt(row, same, now);
    if (isPaidNow) reward(row, now);
    else qualify(row, now);
  };
  return (row: InvitationRow, now: number) => {
    if (isMet(row)) return decideQualified(row, now);
    if (row.state === 'qualified') {
      // Deposits or stakes were corrected since the terms were met.
      store.step(row, { step: 'unmeet', now });
      notify(row.inviter_id, friendUnmet(maskedNickname(row.friend_name)), now);
    } else if (now >= row.registered_at + INVITE_WINDOW_MS) store.step(row, { step: 'lapse', now });
  };
}

function partsOf(db: DatabaseSync) {
  const { deposited, staked } = createMemberActivity(db);
  /** Activity of the friend within the time of the terms. */
  const of = ({ friend_id: userId, currency, registered_at: from }: InvitationRow) => {
    const span = { userId, currency, from, to: from + INVITE_WINDOW_MS };
    return { deposited: deposited(span), staked: staked(span) };
  };
  return {
    store: createInvitationStore(db),
    codes: createInviteCodes(db),
    activity: { of },
    samePerson: createSamePerson(db),
  };
}

/**
 * Invitations: registered → qualified (phone, deposit and stake within thirty days) → rewarded seven days later, to both.
 * No reward is paid where both share a device, a payee, or name and birthday; the list and a message report this.
 */
export function createInvitations(ports: Ports) {
  const { db, money } = ports;
  const parts = partsOf(db);
  const { store, codes, samePerson, activity } = parts;
  const decide = createDeciding(ports, parts);
  return {
    codes,
    activity,
    samePerson,
    /** Invitations of an inviter, the newest first. */
    of: store.of,
    /** Records a friend’s registration, in its transaction. `device` is the device of the registration. */
    arrive({ inviterId, friendId, siteId }: Arrival, now: number) {
      store.add({ inviterId, friendId, currency: mainCurrencyOf(siteId), now });
      const row = store.ofFriend(friendId) ?? refuse('NOT_FOUND');
      const friend = maskedNickname(row.friend_name);
      money.notify(inviterId, friendRegistered(friend), now);
      const same = samePerson(inviterId, friendId);
      if (same === null) return;
      store.step(row, { step: 'refuse', now, reason: same });
      money.notify(inviterId, inviteRefused(friend, same), now);
    },
    /** Takes all due steps. */
    settle(now: number) {
      eachDue(db, 'invitations', store.open(), (row) => decide(row, now));
    },
  };
}
