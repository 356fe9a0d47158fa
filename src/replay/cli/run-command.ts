import { AppError } from '#contract/errors.ts';
import { BadRecording } from '#contract/recording/recording-line.ts';
import { BadConfig } from './bad-config.ts';
import type { Command, Terminal } from './command.ts';
import { commands } from './commands.ts';
import { CouldNot } from './could-not.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { commandHelp, helpText } from './help-text.ts';

const HELP: readonly string[] = ['help', '--help', '-h'];
const isHelp = (word: string | undefined) => word === undefined || HELP.includes(word);

/** @throws BadConfig. */
async function commandNamed(word: string): Promise<Command> {
  const load = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (load) return load();
  throw new BadConfig(`there is no command “${word}”; there are ${Object.keys(commands).join(', ')}`);
}
const isMissing = (thrown: unknown) => thrown instanceof Error && Reflect.get(thrown, 'code') === 'ENOENT';

function failed(thrown: unknown, { complain }: Terminal): ExitCode {
  const isOurs =
    [BadConfig, CouldNot, BadRecording, AppError].some((kind) => thrown instanceof kind) || isMissing(thrown);
  if (thrown instanceof Error) complain(isOurs ? thrown.message : (thrown.stack ?? thrown.message));
  else complain(String(thrown));
  return thrown instanceof BadConfig || isMissing(thrown) ? EXIT.badConfig : EXIT.failed;
}

/** Does what a command line asks for. Never throws: what went wrong is told, and is in the exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [word, ...rest] = args;
  try {
    const asked = isHelp(word) ? rest[0] : word;
    if (asked === undefined) terminal.say(await helpText());
    else {
      const command = await commandNamed(asked);
      if (asked === word && !rest.some((one) => one === '--help' || one === '-h'))
        return await command.run(rest, terminal);
      terminal.say(commandHelp(asked, command));
    }
    return EXIT.ok;
  } catch (thrown) {
    return failed(thrown, terminal);
  }
}
