import type { DatabaseSync } from 'node:sqlite';
import type { ActivityTimes } from '#contract/orders/activity.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type Edition, type Editions, phaseOf } from './editions.ts';
import type { KindTable } from './kind-rules.ts';

/** What an operator may do with an edition of any kind. */
const DESK_STEPS = ['open', 'end', 'draw'] as const;
type DeskStep = (typeof DESK_STEPS)[number];

type Ports = {
  readonly db: DatabaseSync;
  readonly editions: Editions;
  readonly kinds: KindTable;
  due(now: number): void;
};

/** The times of an edition after a step of the operator; null where it cannot be taken now. */
function timesAfter(edition: Edition, step: DeskStep, now: number): ActivityTimes | null {
  const { times } = edition;
  const phase = phaseOf(edition, now);
  switch (step) {
    case 'open':
      return phase === 'preheat'
        ? { ...times, preheatAt: Math.min(times.preheatAt, now), openAt: now }
        : null;
    case 'end':
      return phase === 'open' ? { ...times, endAt: now } : null;
    case 'draw':
      return phase === 'drawing' ? { ...times, drawAt: now } : null;
  }
}

const isDeskStep = (step: string): step is DeskStep => DESK_STEPS.some((known) => known === step);

/** Operators open, end and draw editions by hand, and take the steps that kinds add. */
export function createActivityDesk({ db, editions, kinds, due }: Ports) {
  const operators = new Map(Object.entries(kinds).map(([kind, { operator }]) => [kind, operator]));
  return {
    /** Steps that may be taken now, with their words. */
    steps(edition: Edition, now: number): readonly { readonly step: string; readonly label: string }[] {
      const words = { open: '立即开始', end: '立即结束', draw: '立即开奖' } as const;
      const common = DESK_STEPS.filter((step) => timesAfter(edition, step, now) !== null);
      const own = Object.entries(operators.get(edition.kind)?.labels ?? {});
      return [
        ...common.map((step) => ({ step, label: words[step] })),
        ...own.map(([step, label]) => ({ step, label })),
      ];
    },
    /** @throws Refusal NOT_FOUND, and ORDER_STEP_REFUSED for what cannot be done now. */
    take: (activityId: string, step: string, now: number) =>
      transaction(db, () => {
        const edition = editions.byId(activityId) ?? refuse('NOT_FOUND');
        if (isDeskStep(step)) {
          const times = timesAfter(edition, step, now) ?? refuse('ORDER_STEP_REFUSED');
          const settledAt = edition.settledAt === null ? null : (times.drawAt ?? times.endAt);
          editions.retime(activityId, times, settledAt);
        } else {
          const own = operators.get(edition.kind);
          if (own?.labels[step] === undefined) return refuse('NOT_FOUND');
          own.run(step, edition, now);
        }
        due(now);
      }),
  };
}
