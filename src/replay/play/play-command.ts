import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserPart, openBrowser } from '#replay/browser/open-browser.ts';
import type { Command, Terminal } from '#replay/cli/command.ts';
import { CouldNot } from '#replay/cli/could-not.ts';
import type { ExitCode } from '#replay/cli/exit-codes.ts';
import { every } from '#replay/hosts/every.ts';
import { hostEnsemble } from '#replay/hosts/host-ensemble.ts';
import { arrivalText } from '#replay/hosts/hosts-text.ts';
import { metricsOf } from '#replay/measure/metrics.ts';
import { noPages } from '#replay/measure/pages.ts';
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
import { type Ensemble, localEnsemble } from './ensemble.ts';
import { equipSenders } from './equip-senders.ts';
import { messageNumbers } from './message-number.ts';
import type { PartLink } from './part-link.ts';
import { type PlayConfig, readPlayConfig } from './play-config.ts';
import { PLAY_HELP, type PlayWish, planFlagsOf, readPlayFlags } from './play-flags.ts';
import type { Result } from './result.ts';
import { resultText, VERDICTS } from './result-text.ts';
import type { Target } from './target.ts';
import { openView, type View } from './terminal-view.ts';
import { DEFAULT_THRESHOLDS, judge, PAGE_THRESHOLDS, type Threshold, thresholdFrom } from './thresholds.ts';
import { EXIT_OF, verdictOf } from './verdict.ts';
import { workersFor } from './workers.ts';

type Production = {
  readonly wish: PlayWish;
  readonly target: Target;
  readonly plan: Plan;
  readonly sha256: string;
  readonly run: string;
  readonly thresholds: readonly Threshold[];
  readonly allowed: readonly string[];
};

function thresholdsOf({ thresholds, browser }: PlayWish, config: PlayConfig): readonly Threshold[] {
  const nothing = { ...mergeTallies([]), pages: browser ? noPages() : null };
  const metrics = Object.keys(metricsOf(nothing, []));
  const asked = [...config.thresholds, ...thresholds];
  const usual = browser ? [...DEFAULT_THRESHOLDS, ...PAGE_THRESHOLDS] : DEFAULT_THRESHOLDS;
  return (asked.length > 0 ? asked : usual).map((text) => thresholdFrom(text, metrics));
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

/** @throws CouldNot when a part has laid out another plan. */
async function openParts(
  production: Production,
  { links, nameOf }: Ensemble,
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
  const other = hashes.findIndex((hash) => hash !== sha256);
  if (other >= 0) throw new CouldNot(`${nameOf(other)} laid out another plan: ${hashes[other]}`);
}

/** Where the parts are played. @throws BadConfig, CouldNot. */
async function assemble(
  production: Production,
  args: readonly string[],
  interrupted: AbortSignal,
): Promise<Ensemble> {
  const { wish, plan, target, run } = production;
  const { rooms } = plan.options;
  const chosen = wish.options.rooms.length > 0 ? [] : rooms.flatMap((room) => ['--room', room]);
  if (wish.hosts.length === 0)
    return localEnsemble([...args, ...chosen], wish.workers ?? workersFor(wish.options));
  const flags = [...planFlagsOf(args), ...chosen];
  const { workers, file: recording } = wish;
  const staging = { run, origin: target.origin, flags, recording, workers };
  return hostEnsemble(wish.hosts, staging, { ...deviceClock, every }, interrupted);
}

/** Conducts the run, and says afterwards who played where. */
async function perform(production: Production, ensemble: Ensemble, interrupted: AbortSignal) {
  const { target, run, plan, allowed, wish } = production;
  const { NO_COLOR = '' } = process.env;
  const view = openView(process.stderr, plan.sends, NO_COLOR === '', ensemble.hosts);
  const clerk = createClerk(openDevices(allowed)(), target, plan.options.rooms, messageNumbers(run));
  let browser: BrowserPart | null = null;
  try {
    if (wish.browser) {
      view.stage(`browser    starts; pages to watch: ${wish.browser.pages}`);
      const { records } = clerk;
      browser = await openBrowser({ wish: wish.browser, target, allowed, plan, records, interrupted });
    }
    await openParts(production, ensemble, view);
    view.stage('members    log in');
    const conducted = await conduct({
      links: browser ? [...ensemble.links, browser.link] : ensemble.links,
      clerk,
      wallClock: deviceClock.wallClock,
      wait: (ms) => wait(ms),
      drainMs: wish.drainMs,
      interrupted: AbortSignal.any([interrupted, ensemble.lost]),
      progress: view.draw,
    });
    await ensemble.dismiss();
    return conducted;
  } finally {
    clerk.close();
    ensemble.close();
    await browser?.close();
  }
}

function resultOf(
  production: Production,
  ensemble: Ensemble,
  conducted: Conducted,
  interrupted: boolean,
): Result {
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
    workers: ensemble.links.length,
    hosts: [...ensemble.hosts()],
    plan: { sha256, sends: plan.sends, rooms: [...plan.options.rooms] },
    verdict: verdictOf({
      interrupted: interrupted || ensemble.lost.aborted,
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
    const ensemble = await assemble(production, args, interruption.signal);
    for (const host of ensemble.hosts()) say(arrivalText(host));
    const conducted = await perform(production, ensemble, interruption.signal);
    const result = resultOf(production, ensemble, conducted, interruption.signal.aborted);
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
    "chat.ndjson.gz --fit 60s --browser --threshold 'rendered.p99<500' --report result.html",
    'chat.ndjson.gz --rate 50 --poisson --viewers 100 --slow 10 --churn 20',
    'chat.ndjson.gz --fit 60s --viewers 2000 --hosts 10.0.0.2:7070,10.0.0.3:7070',
  ],
  flags: PLAY_HELP,
  run: play,
};
