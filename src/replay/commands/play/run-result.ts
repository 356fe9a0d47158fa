import { fileErrorText, writeAtomically } from '#replay/cli/atomic-file.ts';
import type { Terminal } from '#replay/cli/command.ts';
import { metricsOf, samplesOf } from '#replay/measure/metrics.ts';
import { reportPage } from '#replay/report/report-page.ts';
import type { Result } from '#replay/result/result.ts';
import { judge } from '#replay/result/thresholds.ts';
import { conclusionOf } from '#replay/result/verdict.ts';
import type { RunOutcome } from '#replay/run/coordinator/run-coordinator.ts';
import type { WorkerGroup } from '#replay/run/protocol/worker-client.ts';
import type { PlayOptions } from './play-options.ts';
import type { RunSetup } from './run-setup.ts';

/** Makes the result of a run: its figures, judged by the thresholds. */
export function resultOf(
  setup: RunSetup,
  group: WorkerGroup,
  outcome: RunOutcome,
  interrupted: boolean,
): Result {
  const { options, target, plan, sha256, run, thresholds } = setup;
  const { tally, records, timeline, ...times } = outcome;
  const metrics = metricsOf(tally, Object.values(records));
  const judged = [...judge(thresholds, metrics, samplesOf(tally))];
  return {
    format: 'courtside-replay-result',
    version: 1,
    ...times,
    recording: options.file,
    target,
    run,
    workers: group.workers.length,
    hosts: [...group.hosts()],
    plan: { sha256, sends: plan.sends, rooms: [...plan.options.rooms] },
    ...conclusionOf(interrupted || group.lost.aborted, { plan, tally, records, thresholds: judged }),
    thresholds: judged,
    records,
    metrics,
    timeline: [...timeline],
    tally,
  };
}

/** Returns the files that the options request. */
const filesOf = (
  { out, report }: PlayOptions,
  result: Result,
): (readonly [path: string, text: () => string])[] => [
  ...(out === null ? [] : [[out, () => `${JSON.stringify(result, null, 2)}\n`] as const]),
  ...(report === null ? [] : [[report, () => reportPage(result)] as const]),
];

/** Writes the files of a result; a full disk does not prevent the verdict. @returns whether every file was written */
export async function writeResult(
  options: PlayOptions,
  result: Result,
  { printLine, complain }: Pick<Terminal, 'printLine' | 'complain'>,
): Promise<boolean> {
  let all = true;
  for (const [path, text] of filesOf(options, result)) {
    try {
      await writeAtomically(path, text());
      printLine(`written    ${path}`);
    } catch (thrown) {
      all = false;
      complain(`${path} is not written: ${fileErrorText(thrown) ?? String(thrown)}`);
    }
  }
  return all;
}
