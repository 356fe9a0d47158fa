import { type Command, EXIT, type ExitCode, type Terminal } from '#replay/cli/command.ts';
import { arrivalText } from '#replay/report/terminal/host-text.ts';
import { resultText, VERDICTS } from '#replay/report/terminal/result-text.ts';
import { EXIT_OF } from '#replay/result/verdict.ts';
import { executeRun, startWorkers } from './execute-run.ts';
import { PLAY_HELP, readPlayOptions } from './play-options.ts';
import { resultOf, writeResult } from './run-result.ts';
import { prepareRun } from './run-setup.ts';

async function play(args: readonly string[], { printLine, complain }: Terminal): Promise<ExitCode> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    const setup = await prepareRun(readPlayOptions(args));
    const { plan, sha256, target, run, options } = setup;
    printLine(`plan       ${plan.sends} sends into ${plan.options.rooms.join(', ')} at ${target.origin}`);
    printLine(`sha256     ${sha256}`);
    printLine(`run        ${run}`);
    const group = await startWorkers(setup, args, interruption.signal);
    for (const host of group.hosts()) printLine(arrivalText(host));
    const outcome = await executeRun(setup, group, interruption.signal);
    const result = resultOf(setup, group, outcome, interruption.signal.aborted);
    for (const line of resultText(result)) printLine(line);
    const written = await writeResult(options, result, { printLine, complain });
    printLine(VERDICTS[result.verdict]);
    const code = EXIT_OF[result.verdict];
    return code === EXIT.ok && !written ? EXIT.failed : code;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

/** `play`. */
export const playCommand: Command = {
  usage: 'FILE [flags]',
  summary: 'plays a recording against a platform of one’s own with real clients, and judges what arrived',
  examples: [
    'chat.ndjson.gz --speed 20 --ramp 0:0,30s:60 --report result.html',
    "chat.ndjson.gz --fit 60s --viewers 200 --workers 2 --threshold 'seen.p99<2000'",
    "chat.ndjson.gz --fit 60s --browser --threshold 'rendered.p99<500' --report result.html",
    'chat.ndjson.gz --rate 50 --poisson --viewers 100 --slow 10 --churn 20',
    'chat.ndjson.gz --fit 60s --viewers 2000 --hosts 10.0.0.2:7070,10.0.0.3:7070',
  ],
  flags: PLAY_HELP,
  run: play,
};
