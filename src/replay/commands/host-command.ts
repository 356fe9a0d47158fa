import { availableParallelism } from 'node:os';
import { UsageError } from '#replay/cli/command.ts';
import { integerFlag, parseFlags } from '#replay/cli/flag-values.ts';
import { WORKERS_MAX } from '#replay/commands/play/play-options.ts';
import { every } from '#replay/runtime/timers.ts';
import { allowedOrigin } from '#replay/target/allowed-target.ts';
import { readConfigFile } from '#replay/target/config-file.ts';
import { addressText, hostAddress } from '#replay/transports/hosts/host-address.ts';
import type { HostDeps, SessionResult } from '#replay/transports/hosts/host-session.ts';
import { createHostSessions } from '#replay/transports/hosts/host-sessions.ts';
import { listen } from '#replay/transports/hosts/psk-socket.ts';
import { keyFromEnvironment } from '#replay/transports/hosts/shared-key.ts';
import { forkWorker } from '#replay/transports/processes/fork-worker.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from '../cli/command.ts';

const HOST_FLAGS = {
  listen: { type: 'string', default: '127.0.0.1:7070' },
  workers: { type: 'string', default: String(availableParallelism()) },
  once: { type: 'boolean', default: false },
  config: { type: 'string' },
  'i-own-this-target': { type: 'boolean', default: false },
} as const;

const HOST_HELP = `  --listen HOST:PORT
                    where a coordinator is waited for (127.0.0.1:7070)
  --workers N       processes it offers (one for each core)
  --once            ends after one run
  --config FILE     JSON with “targets” that this host may load beside its own machine
  --i-own-this-target
                    says that they are yours to load
  COURTSIDE_REPLAY_SECRET in the environment is what coordinator and hosts know each other by`;

/** Why a host ends. */
type End = { readonly is: 'interrupted' } | { readonly is: 'served'; readonly result: SessionResult };

/** Reads the flags of `host`. @throws UsageError. */
async function hostDepsFor(args: readonly string[], { printLine }: Terminal) {
  const { values, positionals } = parseFlags(args, HOST_FLAGS);
  if (positionals.length > 0) throw new UsageError(`host needs flags only, not “${positionals[0]}”`);
  const owned = values['i-own-this-target'];
  const { targets } = await readConfigFile(values.config ?? null);
  const deps: HostDeps = {
    ...deviceClock,
    startWorker: forkWorker,
    every,
    workers: integerFlag('workers', values.workers, 1, WORKERS_MAX),
    allowed: owned ? targets : [],
    permit: (origin) => void allowedOrigin({ target: origin, listed: targets, owned }),
    printLine,
  };
  return { deps, address: hostAddress('listen', values.listen), once: values.once };
}

async function host(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { deps, address, once } = await hostDepsFor(args, terminal);
  const key = keyFromEnvironment(process.env);
  const { promise: ended, resolve: end } = Promise.withResolvers<End>();
  const interrupt = () => end({ is: 'interrupted' });
  const sessions = createHostSessions(deps, (result) => {
    if (once && result.ran) end({ is: 'served', result });
  });
  const listener = await listen(address, key, {
    enter: (socket) => void sessions.enter(socket),
    refused: (from, reason) => terminal.printLine(`refused ${from}: ${reason}`),
  });
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  terminal.printLine(
    `listens at ${addressText({ ...address, port: listener.port })}, ${deps.workers} workers`,
  );
  const how = await ended;
  const wasPlaying = sessions.playing();
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  listener.close();
  await sessions.close();
  if (how.is === 'interrupted') return wasPlaying ? EXIT.interrupted : EXIT.ok;
  return how.result.finished ? EXIT.ok : EXIT.failed;
}

/** `host`. */
export const hostCommand: Command = {
  usage: '[flags]',
  summary: 'waits for a play with --hosts on another machine, and plays a share of it here',
  examples: ['--listen 0.0.0.0:7070', '--listen 0.0.0.0:7070 --workers 4 --once'],
  flags: HOST_HELP,
  run: host,
};
