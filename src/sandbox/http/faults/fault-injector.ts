import { random } from '#contract/units/random.ts';
import type { CallFault } from './fault.ts';
import type { CallFaultRule } from './fault-rule.ts';
import { createFaultRules, type FaultRules } from './fault-rules.ts';

/** Request of the API, as matched by rules. */
type CallRequest = {
  readonly path: string;
  /** Host as named by the client. */
  readonly host: string;
  /** Member of the request; read only for rules about a single member. */
  readonly account: () => string | null;
};

export type FaultInjector = Pick<FaultRules<CallFaultRule, CallRequest>, 'add' | 'list' | 'clear'> & {
  /**
   * Returns the faults that apply to a request, oldest rule first, and counts them. A jitter becomes its delay for this
   * request.
   */
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
