import { existsSync } from 'node:fs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, node24, root } from './installed.mjs';
import { runToEnd } from './processes.mjs';

const wantedMajor = 24;

/**
 * Ensures that the dependencies are installed and the program runs on the project’s own Node: on any other it installs them
 * and starts the same program again.
 * @param {(line: string) => void} say
 * @param {() => Promise<number>} main
 * @param {() => void} [whenBroken] runs last when the program cannot run
 * @returns {Promise<number>} the exit code
 */
export async function onNode24(say, main, whenBroken) {
  endWithNpm();
  try {
    ensureInstalled(root, say);
    if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return await main();
    if (!existsSync(node24)) throw new Error(`Node ${wantedMajor} is missing: ${node24}`);
    return await runToEnd(node24, process.argv.slice(1), { tethered: true });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    whenBroken?.();
    return 1;
  }
}
