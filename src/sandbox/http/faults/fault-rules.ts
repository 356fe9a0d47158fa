/** How many of the requests that a rule means are hit: a share of them (1: all), and the rule ends after so many hits. */
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
   * The rules that hit a request, oldest first.
   * @param draw 0 ≤ n < 1; asked once for each rule that means the request and hits only a share
   */
  hitting(request: Request, draw: () => number): readonly HeldRule<Rule>[];
  /** A rule has hit a request: ends it when that was its last. */
  count(held: HeldRule<Rule>): void;
};

/** The rules of one kind of requests, API calls or media. `means` says which requests a rule is about; `now` is epoch ms. */
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
