import { writeFile } from 'node:fs/promises';
import type { Command } from '#replay/cli/command.ts';
import { EXIT } from '#replay/cli/exit-codes.ts';
import { onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import { readResult } from './read-result.ts';
import { reportPage } from './report-page.ts';
import { summaryOf } from './summary.ts';

export const reportCommand: Command = {
  usage: 'RESULT.json [flags]',
  summary: 'makes a page to read of what play --out wrote: one HTML file that asks nothing of the network',
  examples: ['result.json'],
  flags: '  --out FILE        where the page goes (beside the result, .html)',
  async run(args, { say }) {
    const { values, positionals } = parseFlags(args, { out: { type: 'string' } });
    const file = onlyFile(positionals);
    const result = await readResult(file);
    const out = values.out ?? `${file.replace(/\.json$/, '')}.html`;
    await writeFile(out, reportPage(result));
    const { headline, sentences } = summaryOf(result);
    for (const line of [headline, ...sentences]) say(line);
    say(`report     ${out}`);
    return EXIT.ok;
  },
};
