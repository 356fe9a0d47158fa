import { onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import { openRecording, type Recording } from '#replay/recording/read-recording.ts';
import {
  type RecordingSummary,
  summarizeRecording,
  unlikelyLength,
} from '#replay/recording/recording-summary.ts';
import { durationText } from '#replay/report/drawing/figures.ts';
import { type Command, EXIT, type Terminal } from '../cli/command.ts';

function printSummary({ header }: Recording, survey: RecordingSummary, { printLine }: Terminal): void {
  const kinds = Object.entries(survey.kinds).map(([kind, count]) => `${count} ${kind}`);
  printLine(`source     ${header.source.kind}, ${header.source.name}; version ${header.version}`);
  printLine(`events     ${survey.events}${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}`);
  const rooms = survey.rooms.length === 1 ? 'room' : 'rooms';
  printLine(`people     ${survey.users} in ${survey.rooms.length} ${rooms}: ${survey.rooms.join(', ')}`);
  printLine(`time       ${durationText(survey.firstAt)} to ${durationText(survey.lastAt)}`);
  const unlikely = unlikelyLength(survey.lastAt - survey.firstAt);
  if (unlikely !== null) printLine(`unlikely   ${unlikely}`);
  printLine(`peak       ${survey.peakPerSecond} in a second, ${survey.peakPerTenSeconds} in ten`);
  printLine(`longest    silence ${durationText(survey.longestGapMs)}, text ${survey.longestText}`);
}

/** The totals in which header and lines disagree. */
function disagreements({ header }: Recording, { events, users }: RecordingSummary): string[] {
  const counts = [
    ['events', header.events, events],
    ['users', header.users, users],
  ] as const;
  return counts
    .filter(([, promised, found]) => promised !== null && promised !== found)
    .map(([kind, promised, found]) => `the header says ${promised} ${kind}, there are ${found}`);
}

/** `validate`. */
export const validateCommand: Command = {
  usage: 'FILE',
  summary: 'reads a recording through and tells what it holds and what is wrong with it',
  examples: ['chat.ndjson.gz'],
  flags: '',
  async run(args, terminal) {
    const { positionals } = parseFlags(args, {});
    const recording = await openRecording(onlyFile(positionals));
    const survey = await summarizeRecording(recording);
    printSummary(recording, survey, terminal);
    const { bad, complaints, outOfOrder, truncated } = survey.tally;
    if (truncated) terminal.printLine('the last line broke off; everything before it stands');
    const wrong = truncated ? [] : disagreements(recording, survey);
    if (bad > 0) wrong.push(`${bad} lines are no event`, ...complaints);
    if (outOfOrder > 0) wrong.push(`${outOfOrder} events stand after a later one`);
    for (const line of wrong) terminal.complain(line);
    if (wrong.length > 0) return EXIT.failed;
    if (survey.events > 0) return EXIT.ok;
    terminal.complain('the recording holds no event');
    return EXIT.usageError;
  },
};
