import { writeAtomically } from '#replay/cli/atomic-file.ts';
import { onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import { reportPage } from '#replay/report/report-page.ts';
import { summaryOf } from '#replay/report/summary.ts';
import { readResult } from '#replay/result/read-result.ts';
import { type Command, EXIT } from '../cli/command.ts';

/** `report`. */
export const reportCommand: Command = {
  usage: 'RESULT.json [flags]',
  summary: 'makes a page to read of what play --out wrote: one HTML file that asks nothing of the network',
  examples: ['result.json'],
  flags: '  --out FILE        where the page goes (beside the result, .html)',
  async run(args, { printLine }) {
    const { values, positionals } = parseFlags(args, { out: { type: 'string' } });
    const file = onlyFile(positionals);
    const result = await readResult(file);
    const out = values.out ?? `${file.replace(/\.json$/, '')}.html`;
    await writeAtomically(out, reportPage(result));
    const { headline, sentences } = summaryOf(result);
    for (const line of [headline, ...sentences]) printLine(line);
    printLine(`report     ${out}`);
    return EXIT.ok;
  },
};
