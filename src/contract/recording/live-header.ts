import { RECORDING_FORMAT, RECORDING_VERSION, type RecordingHeader } from './recording.ts';

type Began = {
  /** The rooms' platform. */
  readonly origin: string;
  readonly rooms: readonly string[];
  /** Server time, epoch ms. */
  readonly startedAt: number;
};
type Totals = Pick<RecordingHeader, 'users' | 'events' | 'durationMs'>;

const UNKNOWN: Totals = { users: null, events: null, durationMs: null };

/** Returns the first line of a recording of our own rooms; its totals are known once it has ended. */
export function liveHeaderLine({ origin, rooms, startedAt }: Began, totals = UNKNOWN): string {
  const header: RecordingHeader = {
    format: RECORDING_FORMAT,
    version: RECORDING_VERSION,
    startedAt,
    source: { kind: 'courtside', name: origin },
    resolutionMs: 1,
    rooms: [...rooms],
    ...totals,
    seed: null,
  };
  return `${JSON.stringify(header)}\n`;
}
