import { Subject } from 'rxjs';
import { dice } from '#tests/fixtures/dice.ts';
import { tabBrowser } from '#tests/fixtures/tab-browser.ts';
import { memoryStore } from '#worker/storage/key-value-store.ts';
import { simulatedFetch } from '../network/network.ts';
import { FAIR, type NetworkConditions } from '../network/network-conditions.ts';
import { simulatedPlatform } from '../platform.ts';
import { simulatedTime } from '../simulated-time.ts';
import { openViewer, type Viewer } from '../viewer.ts';

/** Tools available to a kind of trouble. */
export type ChatScenario = {
  readonly draw: () => number;
  readonly platform: ReturnType<typeof simulatedPlatform>;
  readonly viewers: readonly Viewer[];
  /** All messages sent so far, in order, whatever the platform has stored of them. */
  readonly sentTexts: () => readonly string[];
  /** Sequence numbers omitted from responses, with the number of omissions. */
  readonly lost: Map<number, number>;
  readonly emitOnline: () => void;
};

export type ChatFault = {
  readonly name: string;
  readonly tabs?: number;
  /** Interval between messages of the room, ms. */
  readonly everyMs: number;
  /** The network while the trouble lasts. */
  readonly conditions?: (draw: () => number) => NetworkConditions;
  /** Happens when it begins, and when it ends. */
  readonly act?: (scenario: ChatScenario) => void;
  readonly after?: (scenario: ChatScenario) => void;
  /** The longest silence after its end. */
  readonly silenceMs?: number;
  /**
   * Messages that may be missing in the end, if the list reports it: by gaps with a count, or by the marker of a restored
   * room.
   */
  readonly mayMiss?: 'gaps' | 'renewed';
};

/** The trouble lasts for 15 s of a minute's talk; simulated ms. */
const FROM = 20_000;
const UNTIL = 35_000;
const TALK_UNTIL = 60_000;
const END = 75_000;
/** Margin around the end of an outage, ms: every page reports trouble this long before it, and none this long after it. */
const TRUE_MS = 3_000;

export function openChatScenario({ tabs = 1, everyMs }: Pick<ChatFault, 'tabs' | 'everyMs'>, seed: number) {
  const draw = dice(seed);
  const time = simulatedTime();
  const lost = new Map<number, number>();
  const arrives = (seq: unknown) => {
    const remaining = lost.get(Number(seq)) ?? 0;
    lost.set(Number(seq), remaining - 1);
    return remaining <= 0;
  };
  const platform = simulatedPlatform(time, (stored) => stored.filter(({ seq }) => arrives(seq)));
  const conditions: { now: NetworkConditions } = { now: () => FAIR };
  const network = {
    time,
    server: platform.server,
    draw,
    conditions: (request: Parameters<NetworkConditions>[0]) => conditions.now(request),
  };
  const fetch = simulatedFetch(network);
  const cameOnline$ = new Subject<void>();
  const clocks = { wrongByMs: 0, sleptMs: 0, stoodStillMs: 0, online: true };
  const browser = tabBrowser(time.scheduler);
  const device = { time, fetch, browser, storage: memoryStore(), draw, cameOnline$, ...clocks };
  const viewers = Array.from({ length: tabs }, (_, tab) => openViewer(device, `v${tab}`, platform.now));
  const sentTexts: string[] = [];
  const sentAt = new Map<string, number>();
  const speak = () => {
    const text = `m${sentTexts.length + 1}`;
    sentTexts.push(text);
    sentAt.set(text, time.now());
    platform.say(text);
    const nextMs = everyMs * (0.5 + draw());
    if (time.now() + nextMs < TALK_UNTIL) time.scheduler.schedule(speak, nextMs);
  };
  time.scheduler.schedule(speak, 500);
  const emitOnline = () => cameOnline$.next();
  return {
    draw,
    time,
    platform,
    viewers,
    conditions,
    lost,
    sentTexts: () => sentTexts,
    saidAt: sentAt,
    emitOnline,
  };
}

type Staged = ReturnType<typeof openChatScenario>;

/** Returns how long after a moment no message sent since then is shown. */
function silenceAfter(moment: number, { saidAt }: Staged, viewer: Viewer): number {
  const fresh = [...viewer.shownAt()]
    .filter(([text]) => (saidAt.get(text) ?? 0) >= moment)
    .map(([, at]) => at);
  return Math.min(...fresh) - moment;
}

/** Returns the messages missing in the list and not reported by it. */
function missingIn(
  { sentTexts, saidAt }: Staged,
  { mayMiss, conditions }: ChatFault,
  viewer: Viewer,
): string[] {
  const shown = new Set(viewer.texts());
  const missing = sentTexts().filter((text) => !shown.has(text));
  const counted = viewer
    .rows()
    .reduce((sum, row) => (row.kind === 'gap' ? sum + row.toSeq - row.fromSeq + 1 : sum), 0);
  const lines = viewer.rows().filter(({ kind }) => kind === 'renewed').length;
  if (mayMiss === 'renewed') {
    const late = missing.filter((text) => {
      const at = saidAt.get(text) ?? 0;
      return at < FROM - TRUE_MS || at > (conditions ? UNTIL : FROM);
    });
    return lines === 1 && late.length === 0
      ? []
      : [`${lines} lines, and without a reason missing: ${late.join(' ')}`];
  }
  const allowed = mayMiss === 'gaps' ? missing.length : 0;
  return counted === allowed && missing.length === allowed && lines === 0
    ? []
    : [`${missing.length} missing, ${counted} counted in gaps, ${lines} lines`];
}

function problemsOf(scenario: Staged, fault: ChatFault, viewer: Viewer): string[] {
  const shown = viewer.texts();
  const positions = shown.map((text) => scenario.sentTexts().indexOf(text));
  const problems = missingIn(scenario, fault, viewer);
  if (positions.some((position, index) => position <= (positions[index - 1] ?? -1)))
    problems.push(`order: ${shown.join(' ')}`);
  if (viewer.shownTwice().length > 0) problems.push(`twice: ${viewer.shownTwice()[0]}`);
  if (fault.silenceMs !== undefined) {
    const silence = silenceAfter(UNTIL, scenario, viewer);
    if (silence > fault.silenceMs) problems.push(`silent for ${Math.round(silence)} ms`);
  }
  return problems.map((problem) => `${viewer.name}: ${problem}`);
}

/** Plays one simulation of a lively or quiet room. The same seed is the same simulation. */
export async function runChatSimulation(fault: ChatFault, seed: number): Promise<readonly string[]> {
  const scenario = openChatScenario(fault, seed);
  const { time, viewers, conditions, draw } = scenario;
  const problems: string[] = [];
  const plan = (at: number, act: () => void) => void time.scheduler.schedule(act, at);
  const strip = (isTrue: boolean) => {
    if (!fault.conditions) return;
    for (const viewer of viewers)
      if (viewer.isTroubled() !== isTrue)
        problems.push(`${viewer.name} says ${isTrue ? 'nothing of' : 'there is'} trouble`);
  };
  plan(FROM, () => {
    if (fault.conditions) conditions.now = fault.conditions(draw);
    fault.act?.(scenario);
  });
  plan(UNTIL - TRUE_MS, () => strip(true));
  plan(UNTIL, () => {
    conditions.now = () => FAIR;
    fault.after?.(scenario);
  });
  plan(UNTIL + TRUE_MS, () => strip(false));
  await time.runUntil(END);
  const frozen = fault.name.startsWith('frozen') ? 1 : 0;
  for (const viewer of viewers.slice(frozen)) problems.push(...problemsOf(scenario, fault, viewer));
  for (const viewer of viewers) viewer.close();
  return problems;
}
