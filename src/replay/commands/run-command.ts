import { AppError } from '#contract/errors.ts';
import { BadRecording } from '#contract/recording/recording-line.ts';
import { fileErrorText } from '#replay/cli/atomic-file.ts';
import type { Command, Terminal } from '#replay/cli/command.ts';
import { CommandError } from '#replay/cli/command-error.ts';
import { EXIT, type ExitCode } from '#replay/cli/exit-codes.ts';
import { UsageError } from '#replay/cli/usage-error.ts';
import { commands } from './commands.ts';
import { commandHelp, helpText } from './help-text.ts';

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
  const trouble = fileErrorText(thrown);
  if (trouble !== null) complain(`${pathOf(thrown)}${trouble}`);
  else if (thrown instanceof Error) complain(isOurs ? thrown.message : (thrown.stack ?? thrown.message));
  else complain(String(thrown));
  return thrown instanceof UsageError || isMissing(thrown) ? EXIT.usageError : EXIT.failed;
}

/** Runs a command line. It never throws: errors are printed, and determine the exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  try {
    const wanted = isHelp(name) ? rest[0] : name;
    if (wanted === undefined) terminal.say(await helpText());
    else {
      const command = await commandNamed(wanted);
      if (wanted === name && !rest.some((one) => one === '--help' || one === '-h'))
        return await command.run(rest, terminal);
      terminal.say(commandHelp(wanted, command));
    }
    return EXIT.ok;
  } catch (thrown) {
    return failed(thrown, terminal);
  }
}
