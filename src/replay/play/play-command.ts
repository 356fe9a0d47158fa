import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command, Terminal } from '#replay/cli/command.ts';
import type { ExitCode } from '#replay/cli/exit-codes.ts';
import { metricsOf } from '#replay/measure/metrics.ts';
import { mergeTallies } from '#replay/measure/tally.ts';
import { createPlan, type Plan } from '#replay/plan/create-plan.ts';
import { planHash } from '#replay/plan/plan-lines.ts';
import { openRecording } from '#replay/record/read-recording.ts';
import { reportPage } from '#replay/report/report-page.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { allowedOrigin } from './allowed-target.ts';
import { chooseRoom } from './choose-room.ts';
import { createClerk } from './clerk.ts';
import { type Conducted, conduct } from './conduct.ts';
import { openDevices } from './devices.ts';
import { equipSenders } from './equip-senders.ts';
import { forkPart, type PartLink } from './fork-part.ts';
import { messageNumbers } from './message-number.ts';
import { type PlayConfig, readPlayConfig } from './play-config.ts';
import { PLAY_HELP, type PlayWish, readPlayFlags } from './play-flags.ts';
import type { Result } from './result.ts';
import { resultText, VERDICTS } from './result-text.ts';
import type { Target } from './target.ts';
import { openView, type View } from './terminal-view.ts';
import { DEFAULT_THRESHOLDS, judge, type Threshold, thresholdFrom } from './thresholds.ts';
import { EXIT_OF, verdictOf } from './verdict.ts';

const METRICS = Object.keys(metricsOf(mergeTallies([]), []));

type Production = {
  readonly wish: PlayWish;
  readonly target: Target;
  readonly plan: Plan;
  readonly sha256: string;
  readonly run: string;
  readonly thresholds: readonly Threshold[];
  readonly allowed: readonly string[];
};

function thresholdsOf({ thresholds }: PlayWish, config: PlayConfig): readonly Threshold[] {
  const asked = [...config.thresholds, ...thresholds];
  return (asked.length > 0 ? asked : DEFAULT_THRESHOLDS).map((text) => thresholdFrom(text, METRICS));
}

/** Everything settled before anybody is asked anything but which room is open. @throws BadConfig. */
async function produce(wish: PlayWish): Promise<Production> {
  const config = await readPlayConfig(wish.configFile);
  const thresholds = thresholdsOf(wish, config);
  const origin = allowedOrigin({ target: wish.target, listed: config.targets, owned: wish.owned });
  const target = { origin, siteId: wish.siteId };
  const allowed = wish.owned ? config.targets : [];
  const recording = await openRecording(wish.file);
  const rooms =
    wish.options.rooms.length > 0 ? wish.options.rooms : [await chooseRoom(openDevices(allowed)(), target)];
  const plan = await createPlan(recording, { ...wish.options, rooms });
  const run = randomBytes(4).toString('hex');
  return { wish, target, plan, sha256: await planHash(plan), run, thresholds, allowed };
}

/** @throws Error when a part has laid out another plan. */
async function openParts(
  production: Production,
  links: readonly PartLink[],
  { stage }: Pick<View, 'stage'>,
): Promise<void> {
  const { target, run, plan, allowed, wish, sha256 } = production;
  stage(`members    ${plan.options.senders} to speak; new ones are registered`);
  const senders = await equipSenders(openDevices(allowed), { ...wish, target, run }, plan);
  const [accounts, gifts] = [[...senders.accounts], [...senders.gifts]];
  if (senders.lacksCoins) stage('gifts      will be refused: the platform gives new members no coins');
  const open = (link: PartLink, index: number) =>
    link.open({ target, run, index, of: links.length, accounts, gifts, allowed: [...allowed] });
  const hashes = await Promise.all(links.map(open));
  if (hashes.some((hash) => hash !== sha256)) throw new Error('a worker laid out another plan');
}

async function perform(production: Production, args: readonly string[], interrupted: AbortSignal) {
  const { target, run, plan, allowed, wish } = production;
  const { rooms } = plan.options;
  const chosen = wish.options.rooms.length > 0 ? [] : rooms.flatMap((room) => ['--room', room]);
  const links = Array.from({ length: wish.workers }, () => forkPart([...args, ...chosen]));
  const { NO_COLOR = '' } = process.env;
  const view = openView(process.stderr, plan.sends, NO_COLOR === '');
  const clerk = createClerk(openDevices(allowed)(), target, rooms, messageNumbers(run));
  try {
    await openParts(production, links, view);
    view.stage('members    log in');
    return await conduct({
      links,
      clerk,
      wallClock: deviceClock.wallClock,
      wait: (ms) => wait(ms),
      drainMs: wish.drainMs,
      interrupted,
      progress: view.draw,
    });
  } finally {
    clerk.close();
    for (const link of links) link.close();
  }
}

function resultOf(production: Production, conducted: Conducted, interrupted: boolean): Result {
  const { wish, target, plan, sha256, run, thresholds } = production;
  const { tally, records, timeline, ...times } = conducted;
  const metrics = metricsOf(tally, Object.values(records));
  const judged = judge(thresholds, metrics);
  return {
    format: 'courtside-replay-result',
    version: 1,
    ...times,
    recording: wish.file,
    target,
    run,
    workers: wish.workers,
    plan: { sha256, sends: plan.sends, rooms: [...plan.options.rooms] },
    verdict: verdictOf({
      interrupted,
      saturated: tally.load.some(({ saturated }) => saturated),
      holds: judged.every(({ passed }) => passed),
    }),
    thresholds: [...judged],
    records,
    metrics,
    timeline: [...timeline],
    tally,
  };
}

async function play(args: readonly string[], { say }: Terminal): Promise<ExitCode> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    const production = await produce(readPlayFlags(args));
    const { plan, sha256, target, run, wish } = production;
    say(`plan       ${plan.sends} sends into ${plan.options.rooms.join(', ')} at ${target.origin}`);
    say(`sha256     ${sha256}`);
    say(`run        ${run}`);
    const conducted = await perform(production, args, interruption.signal);
    const result = resultOf(production, conducted, interruption.signal.aborted);
    if (wish.out !== null) await writeFile(wish.out, `${JSON.stringify(result, null, 2)}\n`);
    if (wish.report !== null) await writeFile(wish.report, reportPage(result));
    for (const line of resultText(result)) say(line);
    for (const path of [wish.out, wish.report]) if (path !== null) say(`written    ${path}`);
    say(VERDICTS[result.verdict]);
    return EXIT_OF[result.verdict];
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

export const playCommand: Command = {
  usage: 'FILE [flags]',
  summary: 'plays a recording against a platform of one’s own with real clients, and judges what arrived',
  examples: [
    'chat.ndjson.gz --speed 20 --ramp 0:0,30s:60 --report result.html',
    "chat.ndjson.gz --fit 60s --viewers 200 --workers 2 --threshold 'seen.p99<2000'",
    'chat.ndjson.gz --rate 50 --poisson --viewers 100 --slow 10 --churn 20',
  ],
  flags: PLAY_HELP,
  run: play,
};
