/** Everything there is to watch. Rooms share loops at different phases, so that no two look alike. */
export const LOOP_MS = 20_000;
export const SEGMENT_MS = 2_000;

export interface Quality {
  readonly id: 'hd' | 'sd';
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

export type QualityId = Quality['id'];

export const QUALITIES: readonly Quality[] = [
  { id: 'hd', label: '高清', width: 854, height: 480 },
  { id: 'sd', label: '流畅', width: 480, height: 270 },
];

export interface StreamSource {
  /** The fixture's name without quality and extension. */
  readonly loop: string;
  /** Milliseconds by which this stream is ahead of the clock's own place in the loop. */
  readonly phaseMs: number;
}

export const STREAMS = {
  'football-1': { loop: 'football-night', phaseMs: 0 },
  'football-2': { loop: 'football-day', phaseMs: 7_300 },
  'football-3': { loop: 'football-night', phaseMs: 12_700 },
  'football-4': { loop: 'football-day', phaseMs: 16_100 },
  'anchor-1': { loop: 'anchor-tactics', phaseMs: 0 },
  'anchor-2': { loop: 'anchor-window', phaseMs: 3_900 },
  'anchor-3': { loop: 'anchor-tactics', phaseMs: 9_100 },
  'anchor-4': { loop: 'anchor-window', phaseMs: 13_300 },
} as const satisfies Record<string, StreamSource>;

export type StreamName = keyof typeof STREAMS;

export const isStreamName = (name: string): name is StreamName => Object.hasOwn(STREAMS, name);

export const isQualityId = (id: string): id is QualityId => QUALITIES.some((quality) => quality.id === id);
