import { onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import { createPlan, type Plan } from '#replay/plan/create-plan.ts';
import { PLAN_FLAGS, PLAN_HELP, planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { planHash } from '#replay/plan/plan-lines.ts';
import { openLineWriter } from '#replay/recording/line-writer.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import { peakOf } from '#replay/recording/recording-summary.ts';
import { durationText } from '#replay/report/drawing/figures.ts';
import { type Command, EXIT, type Terminal } from '../cli/command.ts';

/** Counts what a plan would do. */
async function surveyPlan(plan: Plan) {
  const second = peakOf(1_000);
  const tenSeconds = peakOf(10_000);
  let [present, maxPresent, entries, lastMs] = [0, 0, 0, 0];
  for await (const step of plan.steps()) {
    lastMs = step.due;
    if (step.do === 'enter') entries++;
    if (step.do === 'enter') present++;
    else if (step.do === 'exit') present--;
    else {
      second.add(step.due);
      tenSeconds.add(step.due);
    }
    maxPresent = Math.max(maxPresent, present);
  }
  return { most: maxPresent, entries, lastMs, perSecond: second.max(), perTenSeconds: tenSeconds.max() };
}

async function printSummary(plan: Plan, { printLine }: Terminal): Promise<void> {
  const { most, entries, lastMs, perSecond, perTenSeconds } = await surveyPlan(plan);
  printLine(
    `sends      ${plan.sends} by ${plan.options.senders} members into ${plan.options.rooms.join(', ')}`,
  );
  printLine(`duration   ${durationText(lastMs)}`);
  printLine(`peak       ${perSecond} in a second, ${perTenSeconds} in ten`);
  printLine(`viewers    ${most} at most, ${entries} in all`);
}

async function writePlan(plan: Plan, path: string): Promise<string> {
  const writer = await openLineWriter(path);
  try {
    return await planHash(plan, writer.write);
  } finally {
    await writer.close();
  }
}

/** `plan`. */
export const planCommand: Command = {
  usage: 'FILE [flags]',
  summary: 'lays out what a recording becomes, sends nothing, and tells its hash',
  examples: ['chat.ndjson.gz --speed 20 --ramp 0:0,30s:60', 'chat.ndjson.gz --fit 60s --out plan.ndjson'],
  flags: `${PLAN_HELP}\n\nWhat is written:\n  --out FILE        the plan as NDJSON`,
  async run(args, terminal) {
    const { values, positionals } = parseFlags(args, { ...PLAN_FLAGS, out: { type: 'string' } });
    const options = planOptionsFrom(values);
    const plan = await createPlan(await openRecording(onlyFile(positionals)), options);
    await printSummary(plan, terminal);
    const { out } = values;
    terminal.printLine(`sha256     ${out === undefined ? await planHash(plan) : await writePlan(plan, out)}`);
    return EXIT.ok;
  },
};
