import { availableParallelism } from 'node:os';
import { BadConfig } from '#replay/cli/bad-config.ts';
import type { Command, Terminal } from '#replay/cli/command.ts';
import { EXIT, type ExitCode } from '#replay/cli/exit-codes.ts';
import { parseFlags, wholeFlag } from '#replay/cli/flag-values.ts';
import { allowedOrigin } from '#replay/play/allowed-target.ts';
import { forkPart } from '#replay/play/fork-part.ts';
import { readPlayConfig } from '#replay/play/play-config.ts';
import { WORKERS_MAX } from '#replay/play/play-flags.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { every } from './every.ts';
import { addressText, hostAddress } from './host-address.ts';
import { createDesk } from './host-desk.ts';
import type { House, Visit } from './host-session.ts';
import { keyFromEnvironment } from './secret.ts';
import { listen } from './secret-socket.ts';

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

/** How a host came to its end. */
type End = { readonly is: 'interrupted' } | { readonly is: 'visited'; readonly visit: Visit };

async function houseFor(args: readonly string[], { say }: Terminal) {
  const { values, positionals } = parseFlags(args, HOST_FLAGS);
  if (positionals.length > 0) throw new BadConfig(`host needs flags only, not “${positionals[0]}”`);
  const owned = values['i-own-this-target'];
  const { targets } = await readPlayConfig(values.config ?? null);
  const house: House = {
    ...deviceClock,
    fork: forkPart,
    every,
    workers: wholeFlag('workers', values.workers, 1, WORKERS_MAX),
    allowed: owned ? targets : [],
    permit: (origin) => void allowedOrigin({ target: origin, listed: targets, owned }),
    say,
  };
  return { house, address: hostAddress('listen', values.listen), once: values.once };
}

async function host(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { house, address, once } = await houseFor(args, terminal);
  const key = keyFromEnvironment(process.env);
  const { promise: ended, resolve: end } = Promise.withResolvers<End>();
  const interrupt = () => end({ is: 'interrupted' });
  const desk = createDesk(house, (visit) => {
    if (once && visit.ran) end({ is: 'visited', visit });
  });
  const entrance = await listen(address, key, {
    enter: (socket) => void desk.enter(socket),
    refused: (from, why) => terminal.say(`refused ${from}: ${why}`),
  });
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  terminal.say(`listens at ${addressText({ ...address, port: entrance.port })}, ${house.workers} workers`);
  const how = await ended;
  const wasPlaying = desk.playing();
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  entrance.close();
  await desk.close();
  if (how.is === 'interrupted') return wasPlaying ? EXIT.interrupted : EXIT.ok;
  return how.visit.dismissed ? EXIT.ok : EXIT.failed;
}

export const hostCommand: Command = {
  usage: '[flags]',
  summary: 'waits for a play with --hosts on another machine, and plays a share of it here',
  examples: ['--listen 0.0.0.0:7070', '--listen 0.0.0.0:7070 --workers 4 --once'],
  flags: HOST_HELP,
  run: host,
};
