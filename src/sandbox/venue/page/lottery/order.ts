import type { BetsRequest, OpenIssueView } from '#sandbox/domains/play/venue/venue-view.ts';
import { element } from '../controls/element.ts';
import type { TablePort, TableState } from '../table/table-scene.ts';
import { createCountField } from './count-field.ts';
import type { Selection } from './selection.ts';

/** Issues that take bets, the next to close first. */
const openIssues = ({ issue, ahead }: TableState): readonly OpenIssueView[] =>
  issue.phase === 'bets' ? [issue, ...ahead] : ahead;

type Ports = { readonly port: TablePort; readonly selection: Selection };

export type Order = ReturnType<typeof createOrder>;

/** Number of bets and issues, and what they cost. */
export function createOrder({ port, selection }: Ports, changed: () => void) {
  const times = createCountField('倍数', 1, changed);
  const issues = createCountField('期数', 1, changed);
  const stops = element('input', {
    type: 'checkbox',
    role: 'switch',
    'aria-label': '中奖即停',
    change: changed,
  });
  stops.checked = true;
  const least = () => BigInt(port.state().limits.least);
  const stake = () => least() * BigInt(times.value());
  const choices = () => selection.chosen().flatMap((kind) => kind.choices);
  const perIssue = () => stake() * BigInt(choices().length);
  const stopsOnWin = () => stops.checked && issues.value() > 1;
  const chosenIssues = () => openIssues(port.state()).slice(0, issues.value());
  return {
    times,
    issues,
    stops,
    stake,
    choices,
    chosenIssues,
    isSeries: () => issues.value() > 1,
    stopsOnWin,
    perIssue,
    total: () => perIssue() * BigInt(chosenIssues().length),
    limit() {
      const { limits, ...state } = port.state();
      times.limit(Number(BigInt(limits.most) / BigInt(limits.least)));
      issues.limit(openIssues({ limits, ...state }).length);
    },
    request(): Omit<BetsRequest, 'requestId'> {
      const chosen = choices();
      const bets = chosenIssues().flatMap(({ no }) =>
        chosen.map((choice) => ({ issue: no, choice, stake: String(stake()) })),
      );
      return { bets, stopsOnWin: stopsOnWin() };
    },
  };
}
