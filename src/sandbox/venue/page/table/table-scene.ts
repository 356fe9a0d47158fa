import type {
  BetsRequest,
  OpenView,
  PastIssueView,
  PictureView,
  TableBetView,
  TableView,
} from '#sandbox/domains/play/venue/venue-view.ts';
import type { Tab } from '../controls/tabs.ts';
import type { SitePort } from '../site-port.ts';

/** State of a table on the page: the last answer, with the past issues of the answers before it. */
export type TableState = TableView & { readonly past: readonly PastIssueView[] };

/** Requests of a scene. Each shows its refusal by itself and resolves to whether it took effect. */
export type TablePort = {
  /** Facts that do not change during a visit. */
  readonly view: OpenView;
  /** The server's clock, epoch ms. */
  now(): number;
  state(): TableState;
  /** True while a dialog of the site is pending: no bet is placed. */
  isHeld(): boolean;
  /** Places all bets, or none. The same bets after a lost answer are placed once. */
  place(request: Omit<BetsRequest, 'requestId'>): Promise<boolean>;
  withdraw(roundId: number): Promise<boolean>;
  takeOut(roundId: number): Promise<boolean>;
  /** Addresses of the live picture. @throws VenueError */
  picture(): Promise<PictureView>;
  /** Shows a message in place of the last result. */
  showMessage(text: string): void;
};

/** Scene of a shared table with its controls. */
export type TableScene = {
  /** Drawing and controls, under the title. */
  readonly container: Element;
  /** Facts beside the title. */
  readonly facts: readonly string[];
  /** First tabs of the column beside the scene; records, rules and fairness follow. */
  readonly tabs: readonly Tab[];
  /** The rules in sentences. */
  readonly rules: readonly string[];
  /**
   * Returns the state without what the live picture has not shown yet; without it, or without a picture, everything is
   * shown as it becomes public.
   */
  held?(state: TableState): TableState;
  /** Time up to which the live picture has shown the table, epoch ms of the server; null without a picture. */
  shownUntil?(): number | null;
  /** Shows a new state; called for every answer. */
  update(state: TableState): void;
  /** Description of a bet in the records: the spot, or the level. */
  betText(bet: TableBetView): string;
  /** Description of a result in the list of past issues. */
  resultText(result: readonly number[]): string;
  /** Text while the venue does not answer; without it, a general one. */
  readonly offlineText?: string;
  /** Name of an issue by its start; without it, lists name issues by their time. */
  issueText?(opensAt: number): string;
};

export type CreateTableScene = (port: TablePort) => TableScene;

/** Interval at which a state is compared with the live picture, ms. */
const HELD_TICK_MS = 200;

/** Reports to the site what the live picture has shown, so that its chat does not run ahead; each time once. */
function reportShown(
  { shownUntil }: Pick<TableScene, 'shownUntil'>,
  port: Pick<SitePort, 'send'>,
): () => void {
  let reported: number | null = null;
  return () => {
    const until = shownUntil?.() ?? null;
    const at = until === null ? null : Math.floor(until);
    if (at === reported) return;
    reported = at;
    port.send({ kind: 'shown', at });
  };
}

/** Follows the live picture of a scene between two answers. @param show draws the state that the picture has reached */
export function followPicture(
  scene: Pick<TableScene, 'held' | 'shownUntil'>,
  port: Pick<SitePort, 'send'>,
  show: () => void,
): void {
  if (!scene.held) return;
  const report = reportShown(scene, port);
  setInterval(() => {
    show();
    report();
  }, HELD_TICK_MS);
}

const BEIJING_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const NUMBER_DIGITS = 4;

/** Beijing date and time of day of a time, as digits. */
function beijing(at: number) {
  const text = new Date(at + BEIJING_MS).toISOString();
  return { day: text.slice(0, 10).replaceAll('-', ''), time: text.slice(11, 19) };
}

/** Time of day in Beijing, "19:21:30". */
export const timeText = (at: number): string => beijing(at).time;

/** Name of an issue by its number within the day, "20261130-1162". @param minutes from one issue to the next */
export const minuteIssueName = (opensAt: number, minutes = 1): string => {
  const minute = Math.floor((opensAt + BEIJING_MS) / MINUTE_MS) % DAY_MINUTES;
  return `${beijing(opensAt).day}-${String(Math.floor(minute / minutes) + 1).padStart(NUMBER_DIGITS, '0')}`;
};
