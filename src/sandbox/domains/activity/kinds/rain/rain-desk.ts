import { ENVELOPES_EACH } from '#contract/activity/schema/kinds/rain.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { dayTime, serverTime } from '#contract/units/time.ts';
import { type EditGroup, EditRefusal } from '#sandbox/domains/activity/engine/desk/editing.ts';
import type { ActivityKindRules } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { BY_HAND_AFTER_MS, EXTRA_WINDOW } from './rain-hours.table.ts';
import type { RainWindowRow } from './rain-store.ts';
import type { RainWindows } from './rain-windows.ts';

type Rules = ActivityKindRules<'rain'>;

/** Coins of a window at most, and envelopes. */
const POT_MOST = 1_000_000;
const ENVELOPES_MOST = 5_000;

/** A window of the plan for an operator: closed from when its commitment is published. */
function windowGroup({ window_id, title, open_at, pot, count, commitment }: RainWindowRow): EditGroup {
  const isOpen = commitment === '';
  const sizes = { min: ENVELOPES_EACH, unit: 'count' } as const;
  return {
    group: window_id,
    label: `${title} ${dayTime(serverTime(open_at))}`,
    note: isOpen ? '公布承诺之前可以改' : '这一场的承诺已经公布，红包名单定了，不能再改',
    isOpen,
    sum: null,
    fields: [
      { name: 'pot', label: '红包池', value: pot, min: ENVELOPES_EACH, max: POT_MOST, unit: 'coins' },
      { name: 'envelopes', label: '红包个数', value: count, max: ENVELOPES_MOST, ...sizes },
    ],
  };
}

/** Windows to come up to the first whose list is not fixed. */
function groupsOf(windows: RainWindows, now: number): readonly EditGroup[] {
  windows.keepUp(now);
  const { store } = windows;
  const ahead = store.between(now, now + 2 * DAY_MS);
  const firstOpen = ahead.findIndex(({ commitment }) => commitment === '');
  return ahead.slice(0, firstOpen + 1).map(windowGroup);
}

/** Opens one more window shortly, for an operator. */
function openNow(windows: RainWindows, now: number): void {
  windows.keepUp(now);
  windows.plan(now + BY_HAND_AFTER_MS, EXTRA_WINDOW);
}

/** Operator steps of rain: one more window, and the contents of the next one that is not fixed yet. */
export const rainDesk = (windows: RainWindows): Required<Pick<Rules, 'operator' | 'editor'>> => ({
  operator: {
    labels: { openWindow: '马上加一场' },
    run: (_step, _edition, now) => openNow(windows, now),
  },
  editor: {
    groups: (_edition, now) => groupsOf(windows, now),
    edit({ group }, { pot = 0, envelopes = 0 }) {
      if (pot < envelopes) throw new EditRefusal('每个红包至少 1 金币，红包池不能比个数少');
      windows.store.replan(group, pot, envelopes);
    },
  },
});
