import type { DatabaseSync } from 'node:sqlite';
import { refuse } from '#sandbox/base/refusal.ts';
import { domain } from '#sandbox/domains/domain.ts';
import { type Admission, createAdmission } from '#sandbox/domains/ground/admission/admission.ts';
import type { Guard, RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { holdingOffers, type MarkerStore } from '#sandbox/domains/protection/marker/marker-store.ts';
import { limitGuard } from '#sandbox/domains/protection/own-limit/limit-guard.ts';
import { createOwnLimitStore } from '#sandbox/domains/protection/own-limit/own-limit-store.ts';
import { createOwnLimits, type OwnLimits } from '#sandbox/domains/protection/own-limit/own-limits.ts';
import {
  createPlayClock,
  type PlayClock,
  realityGuard,
} from '#sandbox/domains/protection/reality-check/play-clock.ts';
import { type DepositLimits, depositGuard } from '../deposit-limit/deposit-limits.ts';
import { createPlaySums, limitUse, type PlaySums } from '../own-limit/play-sums.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly money: {
    readonly limits: DepositLimits;
  };
  /** Check for accounts that resemble those of a self-excluded person. */
  readonly persons: { isDoubtful(userId: string): boolean };
  /** Guard that requires the identity check first. */
  readonly identityGuard: Guard;
  /** Guard of the member’s self-blocks. */
  readonly blocks: Guard;
  /** Breaks, exclusions and closed accounts. */
  readonly restrictions: { admit(userId: string, now: number): void };
};

/** Members’ own restrictions and limits, and the counts they are based on. */
export type Protection = Admission & {
  readonly limits: OwnLimits;
  readonly sums: PlaySums;
  readonly clock: PlayClock;
};

/** Uses that count as a sign of play. */
const PLAY: ReadonlySet<RequestedAction['use']> = new Set<RequestedAction['use']>(['bet', 'launch', 'pool']);

/** Withdrawals of own money are open to all members [P.17, P.18]. */
const isOut = ({ use }: RequestedAction) => use === 'withdraw';

/** Opens the guards that enforce members’ own restrictions and limits. */
export function openProtection({
  db,
  money,
  restrictions,
  persons,
  identityGuard,
  blocks,
}: Ports): Protection {
  const clock = createPlayClock(db);
  const sums = createPlaySums(db);
  const used = limitUse({ sums, playedOn: clock.playedOn });
  const limits = createOwnLimits({ store: createOwnLimitStore(db), used });
  /** The strongest first: exclusion, break, identity, blocks, reminder, limits. */
  const guards: readonly Guard[] = [
    (action) => {
      if (!isOut(action)) restrictions.admit(action.userId, action.at);
    },
    /** The identifying details of an account change after the first deposit too: a name, a card, a device. */
    ({ use, userId }) => {
      if (use === 'deposit' && persons.isDoubtful(userId)) refuse('PERSON_REVIEW');
    },
    identityGuard,
    blocks,
    realityGuard(clock),
    limitGuard(limits),
    depositGuard(money.limits),
  ];
  const admission = createAdmission(guards, ({ userId, use, at }) => {
    if (PLAY.has(use)) clock.sign(userId, at);
  });
  return { ...admission, limits, sums, clock };
}

type CarePorts = Ports & { readonly markers: { readonly store: Pick<MarkerStore, 'hasOpenCase'> } };

/** Every guard of a member's play and money, in one admission that all calls pass. */
export const guardsDomain = domain({
  open(ports: CarePorts) {
    const own = openProtection(ports);
    return { protection: { ...own, ...holdingOffers(own, ports.markers.store) } };
  },
});
