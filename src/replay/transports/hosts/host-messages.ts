import * as v from 'valibot';

/** Rises when a host of the previous version could no longer understand a coordinator. */
export const PROTOCOL_VERSION = 1;

/** The channel of the host itself; its workers have the channels from 1 on. */
export const HOST_CHANNEL = 0;
/** Message with its channel. A response returns on the channel of its request. The field of the message on the wire is `word`. */
export const AddressedMessage = v.object({
  channel: v.pipe(v.number(), v.integer(), v.minValue(0)),
  word: v.unknown(),
});

const id = v.number();
const WORKERS_MAX = 64;
const FLAGS_MAX = 200;

/** Requests of a coordinator to the host itself. */
export const HostRequest = v.variant('ask', [
  v.object({ id, ask: v.literal('greet'), version: v.number() }),
  v.object({ id, ask: v.literal('clock') }),
  v.object({
    id,
    ask: v.literal('stage'),
    /** Names the run. */
    run: v.string(),
    /** The target. */
    origin: v.string(),
    /** Number of workers that the host must start. */
    workers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(WORKERS_MAX)),
    /** Flags of the plan, as on a command line. The recording follows in chunks. */
    flags: v.pipe(v.array(v.string()), v.maxLength(FLAGS_MAX)),
  }),
  /** The whole recording has been sent; SHA-256 of its bytes in hex. */
  v.object({ id, ask: v.literal('staged'), sha256: v.string() }),
  /** The run is finished. */
  v.object({ id, ask: v.literal('dismiss') }),
]);
export type HostRequest = v.InferOutput<typeof HostRequest>;
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
/** A request before the client has numbered it. */
export type HostCall = WithoutId<HostRequest>;

/** The response to `greet`. */
export const HostGreeting = v.object({
  /** Number of workers that the host can run at a time. */
  workers: v.number(),
});

/** The two clocks of a host at one moment, ms; the first only runs forward. */
export const HostTime = v.object({ monotonic: v.number(), wallClock: v.number() });
export type HostTime = v.InferOutput<typeof HostTime>;
