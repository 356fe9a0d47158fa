import type { AskedUse, Guard } from './asked-use.ts';
import { createProtection, type Protection } from './protection.ts';

type Ports = {
  /** Breaks, exclusions and closed accounts. */
  readonly restrictions: { admit(userId: string, now: number): void };
};

/** Taking one's own money out is open to everybody [P.17, P.18]. */
const isOut = ({ use }: AskedUse) => use === 'withdraw';

/** Every guard, the strongest first: exclusion, break, identity, blocks, reminder, limits. */
const guardsOf = ({ restrictions }: Ports): readonly Guard[] => [
  (asked) => {
    if (!isOut(asked)) restrictions.admit(asked.userId, asked.at);
  },
];

/** Opens what keeps members within what they decided for themselves. */
export const openProtection = (ports: Ports): Protection => createProtection(guardsOf(ports));
