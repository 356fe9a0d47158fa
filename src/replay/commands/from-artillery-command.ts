import { writeAtomically } from '#replay/cli/atomic-file.ts';
import type { Command } from '#replay/cli/command.ts';
import { onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import { metricsOf } from '#replay/measure/metrics.ts';
import { mergeTallies } from '#replay/measure/tally.ts';
import { resultText } from '#replay/report/terminal/result-text.ts';
import { runThresholds } from '#replay/result/thresholds.ts';
import { EXIT_OF } from '#replay/result/verdict.ts';
import { readArtilleryReport } from '#replay/transports/artillery/artillery-report.ts';
import { resultOfReport } from '#replay/transports/artillery/result-from-report.ts';

const METRICS = Object.keys(metricsOf(mergeTallies([]), []));

/** `from-artillery`. */
export const fromArtilleryCommand: Command = {
  usage: 'REPORT.json [flags]',
  summary: 'makes a result of what artillery run --output wrote with the engine courtside, and judges it',
  flags: `  --out FILE        where the result goes (beside the report, .result.json)
  --threshold T     as play has it`,
  async run(args, { printLine }) {
    const { values, positionals } = parseFlags(args, {
      out: { type: 'string' },
      threshold: { type: 'string', multiple: true },
    });
    const file = onlyFile(positionals);
    const thresholds = runThresholds(values.threshold ?? [], METRICS);
    const result = resultOfReport(await readArtilleryReport(file), thresholds);
    const out = values.out ?? `${file.replace(/\.json$/, '')}.result.json`;
    await writeAtomically(out, `${JSON.stringify(result, null, 2)}\n`);
    for (const line of resultText(result)) printLine(line);
    return EXIT_OF[result.verdict];
  },
};
