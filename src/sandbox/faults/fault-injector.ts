import { random } from '#contract/units/random.ts';
import type { CallFault } from './fault.ts';
import type { CallFaultRule } from './fault-rule.ts';

export type HeldRule = { readonly id: number; readonly hits: number; readonly rule: CallFaultRule };

/** `account` is asked for by rules that mean one member only. */
type FaultedRequest = {
  readonly path: string;
  /** As the client named it. */
  readonly host: string;
  readonly account: () => string | null;
};

export type FaultInjector = {
  /** @returns the rule's id. */
  add(rule: CallFaultRule): number;
  list(): readonly HeldRule[];
  /** One rule, or all of them. */
  clear(id?: number): void;
  /** The faults that hit a request, oldest rule first; counts them. A jitter comes as the delay it is this time. */
  match(request: FaultedRequest): readonly CallFault[];
};

/** Faults on demand. Shares and jitter are drawn from the seed, so that a run can be repeated. */
export function createFaultInjector(seed: number): FaultInjector {
  const rules = new Map<number, HeldRule>();
  const draw = random(`faults-${seed}`);
  let lastId = 0;

  const hits = ({ rule }: HeldRule, { path, host, account }: FaultedRequest) =>
    path.startsWith(rule.path) &&
    (rule.line === undefined || rule.line === host) &&
    (rule.account === undefined || rule.account === account()) &&
    (rule.share === 1 || draw() < rule.share);
  const count = (held: HeldRule) => {
    const counted = { ...held, hits: held.hits + 1 };
    if (held.rule.times !== undefined && counted.hits >= held.rule.times) rules.delete(held.id);
    else rules.set(held.id, counted);
  };

  const settled = ({ rule }: HeldRule): CallFault =>
    rule.kind === 'jitter' ? { kind: 'latency', ms: Math.round(draw() * rule.ms) } : rule;

  return {
    add(rule) {
      lastId += 1;
      rules.set(lastId, { id: lastId, hits: 0, rule });
      return lastId;
    },
    list: () => [...rules.values()],
    clear: (id) => (id === undefined ? rules.clear() : void rules.delete(id)),
    match(request) {
      const matching = [...rules.values()].filter((held) => hits(held, request));
      matching.forEach(count);
      return matching.map(settled);
    },
  };
}
