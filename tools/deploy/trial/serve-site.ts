import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dist } from '#tools/launch/built.mjs';
import { freePort } from '#tools/launch/free-port.ts';
import type { Deployment } from '../deployment.ts';
import { writeDeployment } from '../write.ts';
import { deploymentOf } from './trial-deployment.ts';
import { LOG, WEB_SERVERS, type WebServerName } from './web-servers.table.ts';

const STARTS_WITHIN_MS = 10_000;
const POLL_MS = 50;

/** Reports whether a port accepts connections. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });

/** A web server with the written configuration in front of a sandbox. */
export type TriedSite = {
  readonly deployment: Deployment;
  /** The certificate that its clients are to trust, PEM. */
  readonly ca: string;
  /** Returns the error log of the web server, line by line. */
  readonly complaints: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** Starts a program and waits until it listens. @throws Error when it ends, or does not listen in time */
async function started(program: string, options: readonly string[], port: number) {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = once(child, 'exit');
  const late = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > late) throw new Error(`${program} does not listen`);
    await wait(POLL_MS);
  }
  return async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await Promise.race([ended, wait(STARTS_WITHIN_MS)]);
    child.kill('SIGKILL');
  };
}

/**
 * Writes the files for a running sandbox and starts a web server with them at a free port.
 * @param site origin of the sandbox
 * @param folder an empty one, used for this server only
 * @throws Error when the web server is missing, refuses the configuration or does not listen in time
 */
export async function serveSite(name: WebServerName, site: string, folder: string): Promise<TriedSite> {
  const server = WEB_SERVERS[name];
  // The workers of nginx are another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const deployment = await deploymentOf(site, folder, port);
  await writeDeployment(deployment, dist, folder);
  const config = join(folder, server.file);
  writeFileSync(config, `${server.config(folder).join('\n')}\n`);
  execFileSync(server.program, server.check(config, folder), { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = await started(server.program, server.run(config, folder), port);
  const log = join(folder, LOG);
  return {
    deployment,
    ca: readFileSync(deployment.certificate.chain, 'utf8'),
    complaints: () =>
      existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(server.isComplaint) : [],
    stop: () => end(server.endedBy),
  };
}
