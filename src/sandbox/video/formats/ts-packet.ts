/** MPEG transport stream: 188-byte packets, each of one track (PID), counted per track. */
export const PID = { tables: 0, programme: 0x1000, video: 0x100, audio: 0x101 } as const;

const PACKET_BYTES = 188;
const HEAD_BYTES = 4;
const CLOCK_FIELD_BYTES = 8;

/** A clock reading (90 kHz) to be sent along, and whether a player may start here. */
export interface ClockMark {
  readonly pcr: number;
  readonly isEntry: boolean;
}

/** The adaptation field that carries a clock reading, its own length first. */
function clockField({ pcr, isEntry }: ClockMark): number[] {
  const flags = 0x10 | (isEntry ? 0x40 : 0);
  return [
    7,
    flags,
    Math.floor(pcr / 2 ** 25) & 0xff,
    (pcr >>> 17) & 0xff,
    (pcr >>> 9) & 0xff,
    (pcr >>> 1) & 0xff,
    ((pcr & 1) << 7) | 0x7e,
    0,
  ];
}

/** Makes an adaptation field `more` bytes longer; an empty one begins to exist. */
function stuffed(field: readonly number[], more: number): number[] {
  const filler = (count: number) => Array.from({ length: count }, () => 0xff);
  const [length, ...rest] = field;
  if (length !== undefined) return [length + more, ...rest, ...filler(more)];
  return more === 1 ? [0] : [more - 1, 0, ...filler(more - 2)];
}

export interface Packetizer {
  /**
   * Splits a payload unit into packets; the last one is padded. `more` spreads the unit over that number of additional
   * packets.
   */
  readonly cut: (pid: number, payload: Uint8Array, mark?: ClockMark, more?: number) => Uint8Array[];
  /** Number of packets a track needs to complete a full cycle of its continuity counter. */
  readonly short: (pid: number, payload: Uint8Array, mark?: ClockMark) => number;
}

/** The counter of a track has four bits. */
const TURN = 16;

const packetCount = (payload: Uint8Array, mark?: ClockMark) =>
  Math.ceil((payload.length + (mark ? CLOCK_FIELD_BYTES : 0)) / (PACKET_BYTES - HEAD_BYTES));

/** Counts the packets of every track, starting from the given counts. */
export function packetizer(begin: ReadonlyMap<number, number>): Packetizer {
  const counters = new Map(begin);
  const nextCount = (pid: number) => {
    const count = counters.get(pid) ?? 0;
    counters.set(pid, count + 1);
    return count % TURN;
  };
  const packet = (pid: number, isFirst: boolean, field: readonly number[], payload: Uint8Array) => {
    const bytes = new Uint8Array(PACKET_BYTES);
    const control = (field.length ? 0x30 : 0x10) | nextCount(pid);
    bytes.set([0x47, (isFirst ? 0x40 : 0) | (pid >> 8), pid & 0xff, control]);
    bytes.set(field, HEAD_BYTES);
    bytes.set(payload, HEAD_BYTES + field.length);
    return bytes;
  };
  return {
    short: (pid, payload, mark) =>
      (TURN - (((counters.get(pid) ?? 0) + packetCount(payload, mark)) % TURN)) % TURN,
    cut: (pid, payload, mark, more = 0) => {
      const packets: Uint8Array[] = [];
      const wanted = packetCount(payload, mark) + more;
      for (let offset = 0; offset < payload.length; ) {
        const clock = mark && offset === 0 ? clockField(mark) : [];
        const room = PACKET_BYTES - HEAD_BYTES - clock.length;
        const remaining = wanted - packets.length - 1;
        const missing = room - (payload.length - offset - remaining);
        const field = missing > 0 ? stuffed(clock, missing) : clock;
        const end = offset + PACKET_BYTES - HEAD_BYTES - field.length;
        packets.push(packet(pid, offset === 0, field, payload.subarray(offset, end)));
        offset = end;
      }
      return packets;
    },
  };
}
