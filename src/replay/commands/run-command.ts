import { AppError } from '#contract/errors.ts';
import { BadRecording } from '#contract/recording/recording-line.ts';
import { fileErrorText } from '../cli/atomic-file.ts';
import {
  type Command,
  CommandError,
  EXIT,
  type ExitCode,
  type Terminal,
  UsageError,
} from '../cli/command.ts';

/** The commands by name, loaded on demand. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  record: async () => (await import('./record-command.ts')).recordCommand,
  import: async () => (await import('./import-command.ts')).importCommand,
  validate: async () => (await import('./validate-command.ts')).validateCommand,
  plan: async () => (await import('./plan-command.ts')).planCommand,
  play: async () => (await import('#replay/commands/play/play-command.ts')).playCommand,
  host: async () => (await import('./host-command.ts')).hostCommand,
  'from-artillery': async () => (await import('./from-artillery-command.ts')).fromArtilleryCommand,
  report: async () => (await import('./report-command.ts')).reportCommand,
  compare: async () => (await import('./compare-command.ts')).compareCommand,
};

const CALL = 'npm run replay --';

const HEAD = `${CALL} COMMAND [flags]

Records chats and plays them as load against a platform of one’s own, with real clients.

A first load test, against \`npm start\` in another terminal:
  ${CALL} record --out chat.ndjson.gz --for 5m
  ${CALL} play chat.ndjson.gz --speed 20 --ramp 0:0,30s:60 --report result.html

Commands:`;

const FOOT = `${CALL} COMMAND --help lists the options of a command. docs/replay.md describes them all.`;

const UNITS = `Times are written 90s, 1m30s, 250ms, 2h; a bare number is seconds. Files ending in .gz are gzip.`;

const NAME_WIDTH = 15;

/** The help text that lists all commands. */
async function helpText(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(NAME_WIDTH)}${(await load()).summary}`,
    ),
  );
  return [HEAD, ...lines, '', FOOT].join('\n');
}

/** The help text of one command. */
function commandHelp(name: string, { usage, summary, examples = [], flags }: Command): string {
  const cases = examples.map((rest) => `  ${CALL} ${name} ${rest}`);
  return [
    `${CALL} ${name} ${usage}`,
    '',
    summary,
    ...(cases.length > 0 ? ['', 'Examples:', ...cases] : []),
    ...(flags === '' ? [] : ['', flags]),
    '',
    UNITS,
  ].join('\n');
}

const HELP: readonly string[] = ['help', '--help', '-h'];
const isHelp = (name: string | undefined) => name === undefined || HELP.includes(name);

/** @throws UsageError. */
async function commandNamed(name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return load();
  throw new UsageError(`there is no command “${name}”; there are ${Object.keys(commands).join(', ')}`);
}
const isMissing = (thrown: unknown) => thrown instanceof Error && Reflect.get(thrown, 'code') === 'ENOENT';

function pathOf(thrown: unknown): string {
  const path: unknown = thrown instanceof Error ? Reflect.get(thrown, 'path') : null;
  return typeof path === 'string' ? `${path}: ` : '';
}

function failed(thrown: unknown, { complain }: Terminal): ExitCode {
  const isOurs =
    [UsageError, CommandError, BadRecording, AppError].some((kind) => thrown instanceof kind) ||
    isMissing(thrown);
  const fileError = fileErrorText(thrown);
  if (fileError !== null) complain(`${pathOf(thrown)}${fileError}`);
  else if (thrown instanceof Error) complain(isOurs ? thrown.message : (thrown.stack ?? thrown.message));
  else complain(String(thrown));
  return thrown instanceof UsageError || isMissing(thrown) ? EXIT.usageError : EXIT.failed;
}

/** Runs a command line. It never throws: errors are printed, and determine the exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  try {
    const wanted = isHelp(name) ? rest[0] : name;
    if (wanted === undefined) terminal.printLine(await helpText());
    else {
      const command = await commandNamed(wanted);
      if (wanted === name && !rest.some((argument) => argument === '--help' || argument === '-h'))
        return await command.run(rest, terminal);
      terminal.printLine(commandHelp(wanted, command));
    }
    return EXIT.ok;
  } catch (thrown) {
    return failed(thrown, terminal);
  }
}
