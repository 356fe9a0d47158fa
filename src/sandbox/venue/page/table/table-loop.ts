import type { PastIssueView, TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { TableClient, VenueError } from '../venue-client.ts';
import { type Poll, poll } from './poll.ts';
import type { TableState } from './table-scene.ts';

/** Past issues that the page holds. */
const PAST_MAX = 200;

type Ports = {
  readonly client: Pick<TableClient, 'look'>;
  readonly first: TableView;
  changed(state: TableState): void;
  /** The venue does not answer, or answers again. */
  connected(isConnected: boolean): void;
  /** The visit cannot continue. */
  lost(error: VenueError): void;
};

/** State of the table, requested again when a change is due. */
export type TableLoop = Poll<TableView> & { state(): TableState };

/** Joins new past issues with those before them, the newest first. */
function joinPast(
  added: readonly PastIssueView[],
  before: readonly PastIssueView[],
): readonly PastIssueView[] {
  const newest = before[0]?.no ?? 0;
  return [...added.filter(({ no }) => no > newest), ...before].slice(0, PAST_MAX);
}

/** Follows a table. An answer that is older than one already shown changes nothing. */
export function followTable({ client, first, changed, connected, lost }: Ports): TableLoop {
  let state: TableState = first;
  const loop = poll({
    first,
    ask: () => client.look(state.past[0]?.no ?? 0),
    took(view: TableView) {
      state = { ...view, past: joinPast(view.past, state.past) };
      changed(state);
    },
    connected,
    lost,
  });
  return { ...loop, state: () => state };
}
