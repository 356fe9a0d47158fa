import { existsSync, readdirSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { CONSOLE_PORT_OFFSET } from '#contract/site/site/console-origin.ts';
import { IN_MEMORY } from '#sandbox/db/open-db.ts';
import { LIGHT_COST, PASSWORD_COST } from '#sandbox/domains/ground/member/password.ts';
import { type NetworkHost, networkHostAt } from '#sandbox/http/hosts/network-host.ts';
import { type RealStreams, realStreamFromText } from '#sandbox/video/signing/real-streams.ts';
import { isAnimationName } from '#worker/gifts/formats/decode.ts';

export type CliOptions = {
  readonly port: number;
  readonly seed: number;
  readonly crowd: number;
  readonly data: string;
  readonly reset: boolean;
  readonly beacon: boolean;
  readonly passwordCost: number;
  readonly help: boolean;
  readonly site?: string;
  readonly host?: NetworkHost;
  readonly web?: string;
  readonly gifts?: string;
  readonly chat?: string;
  readonly streams: RealStreams;
};

/** Error of a command line that cannot be parsed; the message names the invalid part. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

const DEFAULTS = {
  port: '5180',
  seed: '20260612',
  crowd: '2',
  data: '.courtside',
  cost: String(PASSWORD_COST),
};
const MAX_COST = 2 ** 20;
const MAX_PORT = 65_535 - CONSOLE_PORT_OFFSET;

const SHAPE = {
  port: { type: 'string', default: DEFAULTS.port },
  seed: { type: 'string', default: DEFAULTS.seed },
  'password-cost': { type: 'string', default: DEFAULTS.cost },
  crowd: { type: 'string', default: DEFAULTS.crowd },
  data: { type: 'string', default: DEFAULTS.data },
  site: { type: 'string' },
  host: { type: 'string' },
  web: { type: 'string' },
  gifts: { type: 'string' },
  chat: { type: 'string' },
  stream: { type: 'string', multiple: true, default: [] as string[] },
  reset: { type: 'boolean', default: false },
  beacon: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function numberFrom(name: string, text: string, max: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0 && value <= max) return value;
  throw new BadOption(`--${name} needs a number from 0 to ${max}, got “${text}”`);
}

const hasAnimations = (path: string): string | null => {
  const isFolder = statSync(path).isDirectory();
  const some = isFolder && readdirSync(path).some(isAnimationName);
  return some ? null : `there is no gift animation in ${path}`;
};

/** @param refuses why an existing path will not do, or null */
function existing(
  name: string,
  path: string | undefined,
  refuses: (path: string) => string | null = () => null,
): Record<string, string> {
  if (path === undefined) return {};
  const reason = existsSync(path) ? refuses(path) : `there is no ${path}`;
  if (reason === null) return { [name]: path };
  throw new BadOption(`--${name}: ${reason}`);
}

const isFolder = (path: string): string | null =>
  statSync(path).isDirectory() ? null : `${path} is no folder`;

/** Returns the data folder; a missing one will be created. */
function dataFrom(data: string): { readonly data: string } {
  const reason = data === IN_MEMORY || !existsSync(data) ? null : isFolder(data);
  if (reason === null) return { data };
  throw new BadOption(`--data: ${reason}`);
}

function portFrom(text: string): number {
  const port = numberFrom('port', text, MAX_PORT);
  if (Number.isInteger(port)) return port;
  throw new BadOption(`--port needs a whole number, got “${text}”`);
}

/** Returns the cost, which must be a power of two for scrypt. */
function costFrom(text: string): number {
  const cost = numberFrom('password-cost', text, MAX_COST);
  if (cost >= LIGHT_COST && Number.isInteger(Math.log2(cost))) return cost;
  throw new BadOption(
    `--password-cost needs a power of two from ${LIGHT_COST} to ${MAX_COST}, got “${text}”`,
  );
}

function siteFrom(text: string | undefined): { readonly site?: string } {
  if (text === undefined) return {};
  if (/^https?:/.test(text) && URL.canParse(text)) return { site: new URL(text).origin };
  throw new BadOption(`--site needs an http address, got “${text}”`);
}

function hostFrom(text: string | undefined, site: string | undefined): { readonly host?: NetworkHost } {
  if (text === undefined) return {};
  if (site !== undefined)
    throw new BadOption('--host opens the built site; it does not go with --site or --dev');
  if (isIP(text) === 4) return { host: networkHostAt(text) };
  throw new BadOption(`--host needs an IPv4 address of this machine, or 0.0.0.0 for all, got “${text}”`);
}

function streamsFrom(texts: readonly string[]): RealStreams {
  const streams = texts.map((text) => {
    const stream = realStreamFromText(text);
    if (!stream) throw new BadOption(`--stream needs hls=URL or flv=URL, got “${text}”`);
    return stream;
  });
  return Object.assign({}, ...streams);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: SHAPE, allowPositionals: false }).values;
  } catch (thrown) {
    throw new BadOption(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** @throws BadOption. */
export function readOptions(args: readonly string[]): CliOptions {
  const { port, site, host, seed, crowd, data, stream, web, gifts, chat, ...others } = parsed(args);
  const { 'password-cost': cost, ...rest } = others;
  return {
    ...rest,
    ...siteFrom(site),
    ...hostFrom(host, site),
    ...existing('web', web, isFolder),
    ...dataFrom(data),
    ...existing('gifts', gifts, hasAnimations),
    ...existing('chat', chat),
    port: portFrom(port),
    seed: Math.trunc(numberFrom('seed', seed, 2 ** 31)),
    passwordCost: costFrom(cost),
    crowd: numberFrom('crowd', crowd, 20_000),
    streams: streamsFrom(stream),
  };
}
