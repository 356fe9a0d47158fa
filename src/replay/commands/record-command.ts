import * as v from 'valibot';
import { AppError } from '#contract/errors.ts';
import { ChatRoomNo } from '#contract/fields/ids.ts';
import { UsageError } from '#replay/cli/command.ts';
import { durationFlag, integerFlag, parseFlags } from '#replay/cli/flag-values.ts';
import { type RecordCounts, recordRooms } from '#replay/recording/record-rooms.ts';
import { allowedOrigin, guardedFetch } from '#replay/target/allowed-target.ts';
import { chooseRoom } from '#replay/target/choose-room.ts';
import { readConfigFile } from '#replay/target/config-file.ts';
import { coreInitOf, type Target } from '#replay/target/target.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { startCore } from '#worker/core/start-core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { type Command, EXIT } from '../cli/command.ts';
import { KEY_VARIABLE, pseudonymKey } from '../recording/pseudonyms.ts';

const FLAGS = {
  target: { type: 'string', default: 'http://localhost:5180' },
  site: { type: 'string', default: '5000' },
  room: { type: 'string', multiple: true, default: [] as string[] },
  out: { type: 'string' },
  for: { type: 'string' },
  config: { type: 'string' },
  'i-own-this-target': { type: 'boolean', default: false },
} as const;

/** Creates a signal that aborts on Ctrl-C or after a time; `interrupted` reports whether it aborted before that time. */
function ending(afterMs: number | null) {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const signals = afterMs === null ? [controller.signal] : [controller.signal, AbortSignal.timeout(afterMs)];
  return {
    signal: AbortSignal.any(signals),
    interrupted: () => afterMs !== null && controller.signal.aborted,
    release() {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
    },
  };
}

async function roomsOf(
  wanted: readonly string[],
  ports: CorePorts,
  target: Target,
): Promise<readonly ChatRoomNo[]> {
  const numbers = wanted.length > 0 ? wanted : [await chooseRoom(ports, target)];
  return numbers.map((room) => {
    const number = v.safeParse(ChatRoomNo, room);
    if (number.success) return number.output;
    throw new UsageError(`--room needs a number such as m-1001, got “${room}”`);
  });
}

async function record(
  target: Target,
  ports: CorePorts,
  options: Omit<Parameters<typeof recordRooms>[1], 'origin' | 'key'>,
): Promise<RecordCounts> {
  const core = await startCore(ports, coreInitOf(target));
  try {
    return await recordRooms(core.context.send, { ...options, origin: target.origin, key: pseudonymKey() });
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'NOT_FOUND')
      throw new UsageError('there is no such room');
    throw thrown;
  } finally {
    core.stop();
  }
}

/** `record`. */
export const recordCommand: Command = {
  usage: '--out FILE [flags]',
  summary: 'writes down what is said in a room from now on, its people under other names, until Ctrl-C',
  examples: ['--out final.ndjson.gz --for 10m', '--out two.ndjson --room m-1001 --room m-1002'],
  flags: `  --target URL      the platform (http://localhost:5180)
  --site N          the site that is visited (5000)
  --room NO         a room such as m-1001; may be given several times (the most popular one)
  --for TIME        ends after TIME
  --config FILE, --i-own-this-target
                    as play has them

${KEY_VARIABLE} as import has it.`,
  async run(args, { printLine, complain }) {
    const { values } = parseFlags(args, FLAGS);
    const { out } = values;
    if (out === undefined) throw new UsageError('say where the recording goes with --out');
    const forMs = values.for === undefined ? null : durationFlag('for', values.for);
    const { targets } = await readConfigFile(values.config ?? null);
    const request = { target: values.target, listed: targets, owned: values['i-own-this-target'] };
    const target = { origin: allowedOrigin(request), siteId: integerFlag('site', values.site, 1, 999_999) };
    const ports = { ...inProcessPorts(), fetch: guardedFetch(fetch, request.owned ? targets : []) };
    const rooms = await roomsOf(values.room, ports, target);
    const end = ending(forMs);
    printLine(`recording  ${rooms.join(', ')} of ${target.origin}; Ctrl-C ends it`);
    try {
      const counts = await record(target, ports, { rooms, out, signal: end.signal });
      const { written, skipped, missed, failures, lost, renumbered } = counts;
      printLine(`written    ${written} events to ${out}; ${skipped} skipped, ${missed} missed`);
      if (failures > 0) printLine(`trouble    ${failures} requests failed and were tried again`);
      if (renumbered !== null) {
        complain(
          `${renumbered} is numbered from the start again: the platform was restored, and the recording ends there`,
        );
        return EXIT.failed;
      }
      if (lost !== null) {
        complain(`the platform was not there at the end (${lost}): what it said last may be missing`);
        return EXIT.failed;
      }
    } finally {
      end.release();
    }
    return end.interrupted() ? EXIT.interrupted : EXIT.ok;
  },
};
