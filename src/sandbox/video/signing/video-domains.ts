import type * as v from 'valibot';
import type { VideoLine } from '#contract/community/video/schema.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { createMediaFaults, type MediaFaults } from '#sandbox/http/faults/media-fault-injector.ts';
import { LOOPBACK, listenError } from '#sandbox/http/hosts/listen.ts';
import { listenAddresses, type NetworkHost } from '#sandbox/http/hosts/network-host.ts';
import type { Programmes } from '#sandbox/video/clips/programme.ts';
import type { StreamName } from '#sandbox/video/clips/streams.table.ts';
import { createMediaOrigin } from '#sandbox/video/origin/origin.ts';
import { createMediaPass } from './media-pass.ts';
import type { RealStreams } from './real-streams.ts';
import { createSourceSigner } from './source-signer.ts';

const HOSTS = 3;
const LINE_NAMES = ['线路一', '线路二', '线路三'];

export type VideoDomains = {
  readonly origins: readonly string[];
  /** The domains as the platform lists them to its clients. */
  readonly lines: v.InferInput<typeof VideoLine>[];
  readonly faults: MediaFaults;
  /** Path of a stream's manifest with a pass for it. */
  passFor(stream: StreamName): { readonly path: string; readonly expiresAt: number };
  /** Reports whether the stream exists. */
  has(stream: string): boolean;
  /** False once an operator has ended it. */
  isOnAir(stream: string): boolean;
  setStream(stream: StreamName, state: 'live' | 'ended'): void;
  endedStreams(): readonly StreamName[];
  /** Requests that carried a session token; a client never sends one to a video domain. */
  leaks(): number;
  close(): Promise<void>;
};

type Ports = {
  readonly engine: CryptoEngine;
  /** Server epoch ms. */
  readonly now: () => number;
  /** Programmes that can be watched. */
  readonly programmes: Programmes;
  readonly real: RealStreams;
  /** Opens the domains to other devices. */
  readonly host?: NetworkHost;
  /** First of the domains' ports; 0 takes any free ones. */
  readonly basePort: number;
  /** Receives what a request ended in that should not have. */
  readonly onDefect: (error: Error) => void;
};

const linesOf = (origins: readonly string[]): VideoDomains['lines'] =>
  origins.map((origin, index) => ({
    lineId: `line-${index + 1}`,
    name: LINE_NAMES[index] ?? `线路${index + 1}`,
    origin,
  }));

/** Opens the video domains: each carries all streams and answers the external call for its own. */
export async function openVideoDomains({
  engine,
  now,
  programmes,
  real,
  host,
  basePort,
  onDefect,
}: Ports): Promise<VideoDomains> {
  const ended = new Set<string>();
  const isOnAir = (stream: string) => !ended.has(stream);
  const faults = createMediaFaults(now);
  const pass = createMediaPass(now);
  const source = createSourceSigner({
    engine,
    pass,
    real,
    now,
    isOnAir: (stream) => programmes(stream) !== undefined && isOnAir(stream),
  });
  const media = createMediaOrigin({
    clock: now,
    programmes,
    authorize: pass.check,
    faults,
    source,
    addresses: listenAddresses(LOOPBACK, host),
    hosts: HOSTS,
    onDefect,
  });
  const origins = await media.listen(basePort).catch(async (thrown: unknown) => {
    await media.close();
    throw listenError(thrown);
  });
  return {
    origins,
    lines: linesOf(origins),
    faults,
    passFor(stream) {
      const { query, expiresAt } = pass.issue(stream);
      return { path: `/live/${stream}/index.m3u8?${query}`, expiresAt };
    },
    has: (stream) => programmes(stream) !== undefined,
    isOnAir,
    setStream(stream, state) {
      if (state === 'ended') ended.add(stream);
      else ended.delete(stream);
      media.setStreamState(stream, state);
    },
    endedStreams: () => [...ended],
    leaks: media.leaks,
    close: media.close,
  };
}
