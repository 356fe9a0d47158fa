/** Reach of a rule among its matching requests: a share of them (1: all), and the number of hits after which the rule ends. */
export type FaultReach = { readonly share: number; readonly times?: number | undefined };

/** A rule in force: since when (epoch ms), and how many requests it has hit. */
export type HeldRule<Rule extends FaultReach> = {
  readonly id: number;
  readonly since: number;
  readonly hits: number;
  readonly rule: Rule;
};

export type FaultRules<Rule extends FaultReach, Request> = {
  /** @returns the rule's id. */
  add(rule: Rule): number;
  list(): readonly HeldRule<Rule>[];
  /** One rule, or all of them. */
  clear(id?: number): void;
  /**
   * Returns the rules that hit a request, oldest first.
   * @param draw 0 ≤ n < 1; called once for each matching rule that hits only a share
   */
  hitting(request: Request, draw: () => number): readonly HeldRule<Rule>[];
  /** A rule has hit a request: ends it when that was its last. */
  count(held: HeldRule<Rule>): void;
};

/** Rules of one kind of requests, API calls or media. `means` matches a rule to its requests; `now` is epoch ms. */
export function createFaultRules<Rule extends FaultReach, Request>(
  means: (rule: Rule, request: Request) => boolean,
  now: () => number,
): FaultRules<Rule, Request> {
  const rules = new Map<number, HeldRule<Rule>>();
  let lastId = 0;
  return {
    add(rule) {
      lastId += 1;
      rules.set(lastId, { id: lastId, since: now(), hits: 0, rule });
      return lastId;
    },
    list: () => [...rules.values()],
    clear: (id) => (id === undefined ? rules.clear() : void rules.delete(id)),
    hitting: (request, draw) =>
      [...rules.values()].filter(
        ({ rule }) => means(rule, request) && (rule.share === 1 || draw() < rule.share),
      ),
    count({ id }) {
      const held = rules.get(id);
      if (held === undefined) return;
      const hits = held.hits + 1;
      if (hits === held.rule.times) rules.delete(id);
      else rules.set(id, { ...held, hits });
    },
  };
}
