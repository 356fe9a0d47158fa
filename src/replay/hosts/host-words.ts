import * as v from 'valibot';

/** Rises when a host of the version before would no longer understand a coordinator. */
export const LINK_VERSION = 1;

/** Every word goes to the host itself (0) or to one of its parts (1 and up), and its answer comes back by the same. */
export const HOST_CHANNEL = 0;
export const Addressed = v.object({
  channel: v.pipe(v.number(), v.integer(), v.minValue(0)),
  word: v.unknown(),
});

const id = v.number();
const PARTS_MAX = 64;
const FLAGS_MAX = 200;

/** What a coordinator asks of a host itself. */
export const HostAsked = v.variant('ask', [
  v.object({ id, ask: v.literal('greet'), version: v.number() }),
  v.object({ id, ask: v.literal('clock') }),
  v.object({
    id,
    ask: v.literal('stage'),
    /** Names the run. */
    run: v.string(),
    /** What is to be played against. */
    origin: v.string(),
    /** Parts the host is to play. */
    workers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PARTS_MAX)),
    /** Flags of the plan, as on a command line. The recording follows, piece by piece. */
    flags: v.pipe(v.array(v.string()), v.maxLength(FLAGS_MAX)),
  }),
  /** All of the recording was sent; SHA-256 of its bytes in hex. */
  v.object({ id, ask: v.literal('staged'), sha256: v.string() }),
  /** The run has come to its end. */
  v.object({ id, ask: v.literal('dismiss') }),
]);
export type HostAsked = v.InferOutput<typeof HostAsked>;
type WithoutId<Word> = Word extends unknown ? Omit<Word, 'id'> : never;
export type HostAsking = WithoutId<HostAsked>;

export const Greeted = v.object({
  /** Parts the host can play at a time. */
  workers: v.number(),
});

/** A host's two clocks at one moment, ms; the first only runs. */
export const HostTime = v.object({ monotonic: v.number(), wallClock: v.number() });
export type HostTime = v.InferOutput<typeof HostTime>;
