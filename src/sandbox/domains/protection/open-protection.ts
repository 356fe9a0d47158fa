import { refuse } from '#sandbox/base/refusal.ts';
import type { AskedUse, Guard } from './asked-use.ts';
import { createProtection, type Protection } from './protection.ts';

type Ports = {
  /** Breaks, exclusions and closed accounts. */
  readonly restrictions: { admit(userId: string, now: number): void };
  /** Accounts that look like somebody's who excluded themselves. */
  readonly persons: { isDoubtful(userId: string): boolean };
  /** What the member shut off for themselves. */
  readonly blocks: Guard;
  readonly money: { readonly statement: { hasDeposited(userId: string): boolean } };
};

/** Taking one's own money out is open to everybody [P.17, P.18]. */
const isOut = ({ use }: AskedUse) => use === 'withdraw';

/** Every guard, the strongest first: exclusion, break, identity, blocks, reminder, limits. */
const guardsOf = ({ restrictions, persons, money, blocks }: Ports): readonly Guard[] => [
  (asked) => {
    if (!isOut(asked)) restrictions.admit(asked.userId, asked.at);
  },
  ({ use, userId }) => {
    const isFirst = use === 'deposit' && !money.statement.hasDeposited(userId);
    if (isFirst && persons.isDoubtful(userId)) refuse('PERSON_REVIEW');
  },
  blocks,
];

/** Opens what keeps members within what they decided for themselves. */
export const openProtection = (ports: Ports): Protection => createProtection(guardsOf(ports));
