import * as v from 'valibot';
import { BadConfig } from '#replay/cli/bad-config.ts';
import { durationMs } from '#replay/cli/flag-values.ts';

const duration = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => durationMs(String(value)) !== null, 'a duration such as 90s or 1m30s'),
  v.transform((value) => durationMs(String(value)) ?? 0),
);
/** YAML has numbers where a command line has words. */
const word = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const yes = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);

/** `config.engines.courtside` of a script. Durations are ms. */
const EngineConfig = v.strictObject({
  /** The site its people visit. */
  site: v.optional(v.pipe(v.number(), v.integer()), 5_000),
  /** Origins beyond this machine that may be loaded. */
  targets: v.optional(v.array(v.string()), []),
  /** How long stragglers are waited for. */
  drain: v.optional(duration, 30_000),
});
export type EngineConfig = v.InferOutput<typeof EngineConfig>;

/** Somebody has a room's page open for a while; with a name and a password, as a member. */
export const WatchStep = v.strictObject({
  room: v.optional(v.string()),
  for: duration,
  slow: v.optional(yes, false),
  name: v.optional(v.string()),
  password: v.optional(v.string()),
});
export type WatchStep = v.InferOutput<typeof WatchStep>;

/** A recording is played, with the flags of `plan`; viewers are Artillery's business. */
export const PlayStep = v.strictObject({
  file: v.string(),
  room: v.optional(v.union([v.string(), v.array(v.string())])),
  /** From when the members are logged in to the first send. */
  after: v.optional(duration, 500),
  /** The moment of the first send instead, as ISO 8601 tells it: the same for all machines. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** A file of members, a line each: NAME PASSWORD. */
  accounts: v.optional(v.string()),
  speed: v.optional(word),
  rate: v.optional(word),
  fit: v.optional(word),
  poisson: v.optional(yes),
  from: v.optional(word),
  to: v.optional(word),
  'max-gap': v.optional(word),
  loop: v.optional(word),
  senders: v.optional(word),
  seed: v.optional(word),
});
export type PlayStep = v.InferOutput<typeof PlayStep>;

const Step = v.union([v.strictObject({ watch: v.unknown() }), v.strictObject({ play: v.unknown() })]);
export type Step = v.InferOutput<typeof Step>;

const Config = v.object({
  target: v.string(),
  engines: v.object({ courtside: v.optional(v.nullable(EngineConfig)) }),
});

/** @throws BadConfig that names what is wrong with `what`, and never its values: one may be a password. */
export function understood<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue) ?? 'the whole';
  throw new BadConfig(`${what}: ${place}: ${issue.expected ?? issue.message} is expected`);
}

/** @throws BadConfig. */
export function readConfig(config: unknown): EngineConfig & { readonly target: string } {
  const { target, engines } = understood(Config, config, 'config');
  return { target, ...(engines.courtside ?? understood(EngineConfig, {}, 'config')) };
}

/** @throws BadConfig for anything but steps of this engine. */
export const readFlow = (flow: unknown): readonly Step[] =>
  understood(v.pipe(v.array(Step), v.minLength(1)), flow, 'flow (watch and play)');
