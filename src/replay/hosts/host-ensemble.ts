import { BadConfig } from '#replay/cli/bad-config.ts';
import { CouldNot } from '#replay/cli/could-not.ts';
import { isThisMachine } from '#replay/play/allowed-target.ts';
import type { Ensemble } from '#replay/play/ensemble.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import { type ClockCheck, uncertaintyBetween } from './clock-check.ts';
import { addressText, type HostAddress, isHere } from './host-address.ts';
import type { HostFigures } from './host-figures.ts';
import { type KeptPart, keptPart } from './kept-part.ts';
import type { LinkPorts } from './link.ts';
import { callHost, type RemoteHost, type Staging } from './remote-host.ts';
import { keyFromEnvironment } from './secret.ts';

type Hired = {
  readonly host: RemoteHost;
  readonly parts: readonly KeptPart[];
  figures(): HostFigures;
  checkAgain(): Promise<void>;
};

/** All of them, or none: those that came are let go when one does not. */
async function allOrNone<Item>(
  coming: readonly Promise<Item>[],
  letGo: (item: Item) => void,
): Promise<Item[]> {
  const settled = await Promise.allSettled(coming);
  const came = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failure = settled.find((one) => one.status === 'rejected');
  if (failure === undefined) return came;
  for (const item of came) letGo(item);
  throw failure.reason;
}

/** Makes a host's parts ready; times they are told are those of its own clock. */
async function hire(host: RemoteHost, staging: Staging, lose: (why: string) => void): Promise<Hired> {
  const first: ClockCheck = await host.checkClock();
  let uncertaintyMs = first.uncertaintyMs;
  let lost: string | null = null;
  const gone = ({ message }: Error) => {
    lost ??= message;
    lose(lost);
  };
  const parts = (await host.stage(staging)).map((link) =>
    keptPart({ ...link, play: (startAt) => link.play(startAt + first.offsetMs) }, gone),
  );
  return {
    host,
    parts,
    figures: () => ({
      name: host.name,
      workers: parts.length,
      clockOffsetMs: first.offsetMs,
      uncertaintyMs,
      load: parts.flatMap((part) => part.last().load),
      lost,
    }),
    async checkAgain() {
      if (lost === null) uncertaintyMs = uncertaintyBetween(first, await host.checkClock());
    },
  };
}

/** “This machine” as a target is another one for each host. @throws BadConfig. */
function checkMeaning(addresses: readonly HostAddress[], origin: string): void {
  const elsewhere = addresses.find((address) => !isHere(address));
  if (elsewhere === undefined || !isThisMachine(origin)) return;
  throw new BadConfig(
    `${origin} is another machine to host ${addressText(elsewhere)}: name the target as it is known there`,
  );
}

/**
 * Parts on other machines.
 * @throws BadConfig without a secret, CouldNot when one of them is not to be had.
 */
export async function hostEnsemble(
  addresses: readonly HostAddress[],
  staging: Staging,
  ports: LinkPorts & ClockPorts,
  interrupted: AbortSignal,
): Promise<Ensemble> {
  checkMeaning(addresses, staging.origin);
  const key = keyFromEnvironment(process.env);
  const loss = new AbortController();
  const lose = (why: string) => loss.abort(why);
  const hosts = await allOrNone(
    addresses.map((address) => callHost(address, key, ports)),
    (host) => host.close(),
  );
  const close = () => {
    for (const host of hosts) host.close();
  };
  interrupted.addEventListener('abort', close, { once: true });
  const hired = await Promise.all(hosts.map((host) => hire(host, staging, lose)))
    .catch((thrown: unknown) => {
      close();
      throw interrupted.aborted ? new CouldNot('interrupted before anything was played') : thrown;
    })
    .finally(() => interrupted.removeEventListener('abort', close));
  const owners = hired.flatMap(({ host, parts }) => parts.map(() => host.name));
  return {
    links: hired.flatMap(({ parts }) => parts),
    nameOf: (index) => `host ${owners[index]}`,
    lost: loss.signal,
    hosts: () => hired.map(({ figures }) => figures()),
    async dismiss() {
      await Promise.allSettled(hired.map(({ checkAgain }) => checkAgain()));
      await Promise.allSettled(hosts.map(({ dismiss }) => dismiss()));
    },
    close,
  };
}
