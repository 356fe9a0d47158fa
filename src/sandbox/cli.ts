/** `node src/sandbox/cli.ts`: starts the sandbox platform and says where. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatRecording } from './chat-recording.ts';
import { BadOption, type CliOptions, readOptions } from './cli/read-options.ts';
import { demoLines, HELP, otherSites } from './cli/words.ts';
import { DATABASE_FILES, IN_MEMORY } from './db/open-db.ts';
import { PortTaken } from './http/port-taken.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

const EXIT_BAD_OPTION = 2;

const say = (line: string) => console.log(`courtside  ${line}`);
const complain = (line: string) => console.error(`courtside  ${line}`);

function forget(dataDir: string): void {
  if (dataDir === IN_MEMORY) return;
  for (const file of DATABASE_FILES) rmSync(join(dataDir, file), { force: true });
  say(`forgot ${dataDir}`);
}

function closeOnSignal(sandbox: Sandbox): void {
  const stop = () => {
    say('closing');
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        complain(String(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function tellRecording({ roomNo, play }: ChatRecording): void {
  const told = () => `messages played: ${play.played}, bad lines left out: ${play.bad}`;
  say(`playing the recorded chat into room ${roomNo}`);
  play.done.then(
    () => say(`the recorded chat is over: ${told()}`),
    (error: unknown) => complain(`the recorded chat stopped: ${told()}; ${String(error)}`),
  );
}

async function run({ data, reset, chat, ...options }: CliOptions): Promise<void> {
  if (reset) forget(data);
  say(`opening the platform in ${data}`);
  const sandbox = await createSandbox({
    ...options,
    dataDir: data,
    ...(chat === undefined ? {} : { chatFile: chat }),
    onDefect: (error) => complain(error.stack ?? error.message),
  });
  say(`${sandbox.world.matches.list(0).length} matches, ${sandbox.world.anchors.list().length} anchors`);
  say(`video domains ${sandbox.videoOrigins.join(' ')}`);
  closeOnSignal(sandbox);
  if (sandbox.recording) tellRecording(sandbox.recording);
  console.log(`ready ${sandbox.origin}`);
  const lines = [`console ${sandbox.origin}/sandbox/`, ...otherSites(sandbox.origin), ...demoLines()];
  for (const line of lines) say(line);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(HELP);
  else await run(options);
}

main().catch((error: unknown) => {
  const isTaken = error instanceof PortTaken;
  if (isTaken) complain(`${error.message}; choose others with --port (the site's and the three after it)`);
  else if (error instanceof BadOption) complain(`${error.message}; --help lists the options`);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = error instanceof BadOption ? EXIT_BAD_OPTION : 1;
});
