/** `node src/sandbox/cli.ts`: starts the sandbox platform and prints its addresses. */

import { MINUTE_MS } from '#contract/units/durations.ts';
import { liveOn } from './cli/last-resort.ts';
import { BadOption, type CliOptions, readOptions } from './cli/read-options.ts';
import { demoLines, giftLines, HELP, letterLine, networkLines, otherSites, streamLines } from './cli/text.ts';
import { DataInUse } from './db/data-lock.ts';
import { UnusableData } from './db/open-db.ts';
import { PersonKeyMissing } from './db/person-key.ts';
import { giftFilesIn } from './domains/community/gift/gift-files.ts';
import { PortTaken } from './http/hosts/listen.ts';
import type { ChatRecording } from './platform/chat-recording.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { WorldClock } from './world/clock/world-clock.ts';

const EXIT_BAD_OPTION = 2;
const EXIT_DATA_IN_USE = 3;

const log = (line: string) => console.log(`courtside  ${line}`);
const complain = (line: string) => console.error(`courtside  ${line}`);

/** Closes the platform once on a signal, even while it is still opening. */
function closeOnSignal(opening: Promise<Sandbox>): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    log('closing');
    await opening.then((sandbox) => sandbox.close());
    process.exit(0);
  };
  const stop = () => {
    close().catch((error: unknown) => {
      complain(String(error));
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function logRecording({ roomNo, teams, play }: ChatRecording): void {
  const countsText = () => `messages played: ${play.played}, bad lines left out: ${play.bad}`;
  log(`playing the recorded chat into room ${roomNo}, ${teams.join(' against ')}`);
  play.done.then(
    () => log(`the recorded chat is over: ${countsText()}`),
    (error: unknown) => complain(`the recorded chat stopped: ${countsText()}; ${String(error)}`),
  );
}

/** Prints the offset of the clock from real time if an operator has moved it, in this run or an earlier one. */
function logClock(clock: WorldClock): void {
  const minutes = clock.mode === 'live' ? Math.round(clock.aheadMs() / MINUTE_MS) : 0;
  if (minutes === 0) return;
  const span = `${Math.trunc(Math.abs(minutes) / 60)} h ${Math.abs(minutes) % 60} min`;
  log(
    `the clock runs ${span} ${minutes > 0 ? 'ahead of' : 'behind'} real time, as it was left; the console moves it`,
  );
}

async function run({ data, chat, gifts: folder, ...options }: CliOptions): Promise<void> {
  liveOn(complain);
  const gifts = folder === undefined ? null : giftFilesIn(folder);
  log(`opening the platform in ${data}`);
  const opening = createSandbox({
    ...options,
    dataDir: data,
    ...(chat === undefined ? {} : { chatFile: chat }),
    ...(gifts === null ? {} : { gifts: gifts.files }),
    onNotice: complain,
    reviewMode: 'automatic',
    onDefect: (error) => complain(error.stack ?? error.message),
  });
  closeOnSignal(opening);
  const sandbox = await opening;
  sandbox.auth.inbox.listen((letter) => log(letterLine(letter)));
  log(`${sandbox.world.matches.list(0).length} matches, ${sandbox.world.anchors.list().length} anchors`);
  log(`video domains ${sandbox.videoOrigins.join(' ')}`);
  logClock(sandbox.world.clock);
  if (sandbox.recording) logRecording(sandbox.recording);
  log(`console ${sandbox.consoleOrigin}/sandbox/`);
  console.log(`ready ${sandbox.origin}`);
  const codes = 'codes of text messages and mails are printed here and shown in the console';
  const lines = [
    ...otherSites(sandbox.origin),
    ...(gifts === null ? [] : giftLines(gifts)),
    ...streamLines(options.streams),
    ...demoLines(({ name }) => sandbox.coinsOf(name)),
    codes,
    ...networkLines(sandbox.origin, options.host),
  ];
  for (const line of lines) log(line);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(HELP);
  else await run(options);
}

const exitCodeOf = (error: unknown): number => {
  if (error instanceof BadOption || error instanceof UnusableData) return EXIT_BAD_OPTION;
  return error instanceof DataInUse ? EXIT_DATA_IN_USE : 1;
};

main().catch((error: unknown) => {
  if (error instanceof PortTaken)
    complain(`${error.message}; choose others with --port (the site's and the four after it)`);
  else if (error instanceof DataInUse || error instanceof PersonKeyMissing || error instanceof UnusableData)
    complain(error.message);
  else if (error instanceof BadOption) complain(`${error.message}; --help lists the options`);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = exitCodeOf(error);
});
