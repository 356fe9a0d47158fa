import { random } from '#sandbox/art/seed.ts';
import type { Fault, RuleWithFault } from './fault.ts';

export type HeldRule = { readonly id: number; readonly hits: number; readonly rule: RuleWithFault };

/** `account` is asked for by rules that mean one member only. */
type StruckRequest = {
  readonly path: string;
  /** As the client named it. */
  readonly host: string;
  readonly account: () => string | null;
};

export type MischiefBook = {
  /** @returns the rule's id. */
  add(rule: RuleWithFault): number;
  list(): readonly HeldRule[];
  /** One rule, or all of them. */
  clear(id?: number): void;
  /** The faults that hit a request, oldest rule first; counts them. A jitter comes as the delay it is this time. */
  strike(request: StruckRequest): readonly Fault[];
};

/** Faults on demand. Shares and jitter are drawn from the seed, so that a run can be repeated. */
export function createMischiefBook(seed: number): MischiefBook {
  const rules = new Map<number, HeldRule>();
  const draw = random(`mischief-${seed}`);
  let lastId = 0;

  const hits = ({ rule }: HeldRule, { path, host, account }: StruckRequest) =>
    path.startsWith(rule.path) &&
    (rule.line === undefined || rule.line === host) &&
    (rule.account === undefined || rule.account === account()) &&
    (rule.share === 1 || draw() < rule.share);
  const count = (held: HeldRule) => {
    const counted = { ...held, hits: held.hits + 1 };
    if (held.rule.times !== undefined && counted.hits >= held.rule.times) rules.delete(held.id);
    else rules.set(held.id, counted);
  };

  const settled = ({ rule }: HeldRule): Fault =>
    rule.fault === 'jitter' ? { fault: 'latency', ms: Math.round(draw() * rule.ms) } : rule;

  return {
    add(rule) {
      lastId += 1;
      rules.set(lastId, { id: lastId, hits: 0, rule });
      return lastId;
    },
    list: () => [...rules.values()],
    clear: (id) => (id === undefined ? rules.clear() : void rules.delete(id)),
    strike(request) {
      const struck = [...rules.values()].filter((held) => hits(held, request));
      struck.forEach(count);
      return struck.map(settled);
    },
  };
}
