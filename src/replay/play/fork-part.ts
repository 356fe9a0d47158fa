import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CouldNot } from '#replay/cli/could-not.ts';
import { createAsker } from './asker.ts';
import { type PartLink, partLinkOver } from './part-link.ts';

/** Nearly all that an answer brings is garbage a moment later: with room for it, half as much is collected. */
const YOUNG_MB = 64;
const PROCESS = fileURLToPath(new URL('./part-process.ts', import.meta.url));

/** A part in another process of this machine. `args` are the flags of the plan, from which it lays out its own. */
export function forkPart(args: readonly string[]): PartLink {
  const child = fork(PROCESS, [...args], {
    serialization: 'json',
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-semi-space-size=${YOUNG_MB}`],
  });
  const asker = createAsker((word) => void child.send(word));
  child.on('message', asker.hear);
  child.on('error', asker.end);
  child.on('exit', (code) => asker.end(new Error(`a worker process ended with ${code}`)));
  const ask = (question: object) =>
    asker.ask(question).catch((thrown: unknown) => {
      throw new CouldNot(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
    });
  return partLinkOver(ask, () => {
    if (child.connected) child.disconnect();
  });
}
