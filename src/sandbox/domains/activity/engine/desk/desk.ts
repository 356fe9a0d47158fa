import type { DatabaseSync } from 'node:sqlite';
import type { ActivityTimes } from '#contract/activity/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type Edition, type Editions, phaseOf } from '../editions/editions.ts';
import { endedTimes } from '../editions/open-ended-edition.ts';
import type { KindTable } from '../kind-rules.ts';
import { checkEdit, type EditGroup } from './editing.ts';
import type { SettingValues } from './settings.ts';

/** Steps of an operator for an edition of any kind. */
const OPERATOR_STEPS = ['open', 'end', 'draw'] as const;
type OperatorStep = (typeof OPERATOR_STEPS)[number];
const STEP_LABELS: Readonly<Record<OperatorStep, string>> = {
  open: '立即开始',
  end: '立即结束',
  draw: '立即开奖',
};

type Ports = {
  readonly db: DatabaseSync;
  readonly editions: Editions;
  readonly kinds: KindTable;
  due(now: number): void;
};

/** Returns the times of an edition after a step of the operator; null if the step is not possible now. */
function timesAfter(edition: Edition, step: OperatorStep, now: number): ActivityTimes | null {
  const { times } = edition;
  const phase = phaseOf(edition, now);
  switch (step) {
    case 'open':
      return phase === 'preheat'
        ? { ...times, preheatAt: Math.min(times.preheatAt, now), openAt: now }
        : null;
    case 'end':
      return phase === 'open' ? endedTimes(times, now) : null;
    case 'draw':
      return phase === 'drawing' ? { ...times, drawAt: now } : null;
  }
}

const isOperatorStep = (step: string): step is OperatorStep => OPERATOR_STEPS.some((known) => known === step);

/** Steps and numbers of a kind alone: none outside of the time it is open. */
function ownOf(kinds: KindTable) {
  const steps = new Map(Object.entries(kinds).map(([kind, { operator }]) => [kind, operator]));
  const editors = new Map(Object.entries(kinds).map(([kind, { editor }]) => [kind, editor]));
  return {
    steps: (edition: Edition, now: number) =>
      phaseOf(edition, now) === 'open' ? steps.get(edition.kind) : undefined,
    editor: (edition: Edition, now: number) =>
      phaseOf(edition, now) === 'open' ? editors.get(edition.kind) : undefined,
  };
}

/**
 * Creates the operator's side of activities: opens, ends and draws editions by hand, takes the steps that kinds add, and
 * changes open numbers.
 */
export function createActivityConsole({ db, editions, kinds, due }: Ports) {
  const own = ownOf(kinds);
  const groups = (edition: Edition, now: number): readonly EditGroup[] =>
    own.editor(edition, now)?.groups(edition, now) ?? [];
  return {
    /** Returns the steps that are possible now, with their labels. */
    steps(edition: Edition, now: number): readonly { readonly step: string; readonly label: string }[] {
      const common = OPERATOR_STEPS.filter((step) => timesAfter(edition, step, now) !== null);
      const added = Object.entries(own.steps(edition, now)?.labels ?? {});
      return [
        ...common.map((step) => ({ step, label: STEP_LABELS[step] })),
        ...added.map(([step, label]) => ({ step, label })),
      ];
    },
    /** @throws Refusal NOT_FOUND, and ORDER_STEP_REFUSED for what cannot be done now. */
    performStep: (activityId: string, step: string, now: number) =>
      transaction(db, () => {
        const edition = editions.byId(activityId) ?? refuse('NOT_FOUND');
        if (isOperatorStep(step)) {
          const times = timesAfter(edition, step, now) ?? refuse('ORDER_STEP_REFUSED');
          const settledAt = edition.settledAt === null ? null : (times.drawAt ?? times.endAt);
          editions.retime(activityId, times, settledAt);
        } else {
          const added = own.steps(edition, now);
          if (added?.labels[step] === undefined) return refuse('NOT_FOUND');
          added.run(step, edition, now);
        }
        due(now);
      }),
    /** Numbers that can be changed, or the reason why they cannot. */
    groups,
    /** @throws Refusal NOT_FOUND, and EditRefusal for numbers that cannot be. */
    edit: (activityId: string, name: string, values: SettingValues, now: number) =>
      transaction(db, () => {
        const edition = editions.byId(activityId) ?? refuse('NOT_FOUND');
        const group = groups(edition, now).find((each) => each.group === name) ?? refuse('NOT_FOUND');
        checkEdit(group, values);
        own.editor(edition, now)?.edit(group, values, edition, now);
      }),
  };
}
