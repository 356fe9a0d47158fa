import { AppError } from '#contract/errors.ts';
import { BadRecording } from '#contract/recording/recording-line.ts';
import { BadConfig } from './bad-config.ts';
import type { Terminal } from './command.ts';
import { commands } from './commands.ts';
import { CouldNot } from './could-not.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { helpText } from './help-text.ts';

const isHelp = (word: string | undefined) => word === undefined || word === 'help' || word === '--help';
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
    if (isHelp(word) || rest.includes('--help')) terminal.say(await helpText());
    else {
      const load = Object.hasOwn(commands, word ?? '') ? commands[word ?? ''] : undefined;
      if (!load) throw new BadConfig(`there is no command “${word}”; help lists them`);
      return await (await load()).run(rest, terminal);
    }
    return EXIT.ok;
  } catch (thrown) {
    return failed(thrown, terminal);
  }
}
