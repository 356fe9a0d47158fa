import * as v from 'valibot';
import { UsageError } from '#replay/cli/command.ts';
import { durationMs } from '#replay/cli/flag-values.ts';

const duration = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((value) => durationMs(String(value)) !== null, 'a duration such as 90s or 1m30s'),
  v.transform((value) => durationMs(String(value)) ?? 0),
);
/** YAML has numbers where a command line has text. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);

/** `config.engines.courtside` of a script. Durations are ms. */
const EngineConfig = v.strictObject({
  /** The site that the virtual users visit. */
  site: v.optional(v.pipe(v.number(), v.integer()), 5_000),
  /** Origins beyond this machine that may be loaded. */
  targets: v.optional(v.array(v.string()), []),
  /** The longest wait for stragglers. */
  drain: v.optional(duration, 30_000),
});
export type EngineConfig = v.InferOutput<typeof EngineConfig>;

/** Step that keeps the page of a room open for a while, as a member if it has a name and a password. */
export const WatchStep = v.strictObject({
  room: v.optional(v.string()),
  for: duration,
  slow: v.optional(flag, false),
  name: v.optional(v.string()),
  password: v.optional(v.string()),
});
export type WatchStep = v.InferOutput<typeof WatchStep>;

/** Plays a recording with the flags of `plan`; Artillery starts the viewers. */
export const PlayStep = v.strictObject({
  file: v.string(),
  room: v.optional(v.union([v.string(), v.array(v.string())])),
  /** From the login of the members to the first send. */
  after: v.optional(duration, 500),
  /** The moment of the first send instead, in ISO 8601, which is the same on all machines. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** A file of members, a line each: NAME PASSWORD. */
  accounts: v.optional(v.string()),
  speed: v.optional(text),
  rate: v.optional(text),
  fit: v.optional(text),
  poisson: v.optional(flag),
  from: v.optional(text),
  to: v.optional(text),
  'max-gap': v.optional(text),
  loop: v.optional(text),
  senders: v.optional(text),
  seed: v.optional(text),
});
export type PlayStep = v.InferOutput<typeof PlayStep>;

const Step = v.union([v.strictObject({ watch: v.unknown() }), v.strictObject({ play: v.unknown() })]);
export type Step = v.InferOutput<typeof Step>;

const Config = v.object({
  target: v.string(),
  engines: v.object({ courtside: v.optional(v.nullable(EngineConfig)) }),
});

/** Parses a value. @throws UsageError that names the fault of `subject`, but never a value, which may be a password. */
export function parseAs<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  subject: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue) ?? 'the whole';
  throw new UsageError(`${subject}: ${path}: ${issue.expected ?? issue.message} is expected`);
}

/** Reads the target and the engine's configuration. @throws UsageError. */
export function readConfig(config: unknown): EngineConfig & { readonly target: string } {
  const { target, engines } = parseAs(Config, config, 'config');
  return { target, ...(engines.courtside ?? parseAs(EngineConfig, {}, 'config')) };
}

/** Reads the steps of a scenario. @throws UsageError for anything but steps of this engine. */
export const readFlow = (flow: unknown): readonly Step[] =>
  parseAs(v.pipe(v.array(Step), v.minLength(1)), flow, 'flow (watch and play)');
