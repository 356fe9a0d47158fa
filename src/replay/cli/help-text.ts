import { commands } from './commands.ts';

const HEAD = `npm run replay -- COMMAND

Records chats, lays out what they become under load, and plays them against a platform of one's own.
`;
const FOOT = `Times are written 90s, 1m30s, 250ms, 2h; a bare number is seconds. Files ending in .gz are gzip.
docs/replay.md tells the whole story.`;

/** Every command with its flags. */
export async function helpText(): Promise<string> {
  const chapters = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { usage, summary, flags } = await load();
      return [`${name} ${usage}`, `  ${summary}`, ...(flags === '' ? [] : [flags]), ''].join('\n');
    }),
  );
  return [HEAD, ...chapters, FOOT].join('\n');
}
