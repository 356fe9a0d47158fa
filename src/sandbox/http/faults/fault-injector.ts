import { random } from '#contract/units/random.ts';
import type { CallFault } from './fault.ts';
import type { CallFaultRule } from './fault-rule.ts';
import { createFaultRules, type FaultRules } from './fault-rules.ts';

/** A request of the API, as far as rules ask about it. */
type CallRequest = {
  readonly path: string;
  /** As the client named it. */
  readonly host: string;
  /** Asked for by rules that mean one member only. */
  readonly account: () => string | null;
};

export type FaultInjector = Pick<FaultRules<CallFaultRule, CallRequest>, 'add' | 'list' | 'clear'> & {
  /** The faults that hit a request, oldest rule first; counts them. A jitter comes as the delay it is this time. */
  match(request: CallRequest): readonly CallFault[];
};

const means = (rule: CallFaultRule, { path, host, account }: CallRequest) =>
  path.startsWith(rule.path) &&
  (rule.line === undefined || rule.line === host) &&
  (rule.account === undefined || rule.account === account());

/** Faults of API calls on demand. Shares and jitter are drawn from the seed, so that a run can be repeated. `now` is epoch ms. */
export function createFaultInjector(seed: number, now: () => number): FaultInjector {
  const { hitting, count, ...rules } = createFaultRules(means, now);
  const draw = random(`faults-${seed}`);
  const settled = (rule: CallFaultRule): CallFault =>
    rule.kind === 'jitter' ? { kind: 'latency', ms: Math.round(draw() * rule.ms) } : rule;
  return {
    ...rules,
    match(request) {
      const hit = hitting(request, draw);
      hit.forEach(count);
      return hit.map(({ rule }) => settled(rule));
    },
  };
}
