import type { Command } from '#replay/cli/command.ts';
import { commands } from './commands.ts';

const CALL = 'npm run replay --';

const HEAD = `${CALL} COMMAND [flags]

Records chats and plays them as load against a platform of one’s own, with real clients.

A first load test, against \`npm start\` in another terminal:
  ${CALL} record --out chat.ndjson.gz --for 5m
  ${CALL} play chat.ndjson.gz --speed 20 --ramp 0:0,30s:60 --report result.html

Commands:`;

const FOOT = `${CALL} COMMAND --help tells what a command takes. docs/replay.md tells the whole story.`;

const UNITS = `Times are written 90s, 1m30s, 250ms, 2h; a bare number is seconds. Files ending in .gz are gzip.`;

const NAME_WIDTH = 15;

/** The help text that lists all commands. */
export async function helpText(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(NAME_WIDTH)}${(await load()).summary}`,
    ),
  );
  return [HEAD, ...lines, '', FOOT].join('\n');
}

/** The help text of one command. */
export function commandHelp(name: string, { usage, summary, examples = [], flags }: Command): string {
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
