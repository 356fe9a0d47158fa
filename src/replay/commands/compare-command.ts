import { writeAtomically } from '#replay/cli/atomic-file.ts';
import { UsageError } from '#replay/cli/command.ts';
import { numberFlag, parseFlags } from '#replay/cli/flag-values.ts';
import { type Comparison, compareResults } from '#replay/report/compare.ts';
import { comparePage } from '#replay/report/compare-page.ts';
import { comparisonText } from '#replay/report/compare-text.ts';
import { readResult } from '#replay/result/read-result.ts';
import { type Command, EXIT, type ExitCode } from '../cli/command.ts';

const EXIT_OF: Readonly<Record<Comparison['verdict'], ExitCode>> = {
  'no worse': EXIT.ok,
  worse: EXIT.thresholds,
  invalid: EXIT.saturated,
  unproved: EXIT.broken,
};

const FLAGS = { tolerance: { type: 'string', default: '10' }, out: { type: 'string' } } as const;

/** `compare`. */
export const compareCommand: Command = {
  usage: 'BEFORE.json AFTER.json [flags]',
  summary: 'tells two results apart; ends with 99 when the second is worse',
  examples: ['before.json after.json', 'before.json after.json --tolerance 20 --out compared.html'],
  flags: `  --tolerance N     percent that a latency up to p99 may grow by (10); less than 2 ms is never worse
  --out FILE        writes the comparison as a page to read: HTML`,
  async run(args, { printLine }) {
    const { values, positionals } = parseFlags(args, FLAGS);
    const [first, second, more] = positionals;
    if (first === undefined || second === undefined || more !== undefined)
      throw new UsageError('name two files: the result of before, and that of after');
    const tolerance = numberFlag('tolerance', values.tolerance, 0, 1_000) / 100;
    const [before, after] = [await readResult(first), await readResult(second)];
    const comparison = compareResults(before, after, tolerance);
    if (values.out !== undefined)
      await writeAtomically(values.out, comparePage(before, after, comparison, tolerance));
    for (const line of comparisonText(comparison, tolerance)) printLine(line);
    return EXIT_OF[comparison.verdict];
  },
};
