/**
 * `npm run deploy:try`: starts a sandbox behind each web server that the build writes a configuration for, compares the
 * headers of every kind of response with the table and visits home, a room, the second site and the console with Chromium.
 * `-- caddy` tries one of them.
 */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { HASHED } from '#sandbox/http/headers/headers.table.ts';
import { dist } from '#tools/launch/built.mjs';
import { startSite } from '#tools/launch/sandbox.ts';
import { policyInputsOf } from '../deployment.ts';
import { inlineOf } from '../site-files.ts';
import { compareHeaders } from './compare-headers.ts';
import { serveSite, type TriedSite } from './serve-site.ts';
import { visitSite } from './visit.ts';
import { WEB_SERVERS, type WebServerName } from './web-servers.table.ts';

const NAME_WIDTH = 24;
const State = v.object({ live: v.array(v.string()) });

const printRow = (label: string, how: string) => console.log(`${label.padEnd(NAME_WIDTH)} ${how}`);

/** The name of a file of the build that never changes. */
function hashedAsset(): string {
  const asset = readdirSync(join(dist, 'assets')).find((name) => HASHED.test(`assets/${name}`));
  if (asset === undefined) throw new Error('no file of the build carries a hash');
  return `assets/${asset}`;
}

/** @returns the number of headers that differ from the table */
async function tryHeaders({ deployment, ca }: TriedSite): Promise<number> {
  const policyInputs = policyInputsOf(deployment, inlineOf(dist));
  const compared = await compareHeaders(deployment, policyInputs, { ca, asset: hashedAsset() });
  for (const { kind, headers, wrong } of compared) {
    printRow(`headers ${kind}`, `${headers - wrong.length} of ${headers} as in the table`);
    for (const line of wrong) printRow('', line);
  }
  return compared.flatMap(({ wrong }) => wrong).length;
}

/** @returns how many visits complained */
async function tryVisits({ deployment }: TriedSite, site: string): Promise<number> {
  const state = await (await fetch(`${consoleOrigin(site)}/sandbox/state`)).json();
  const [matchId = ''] = v.parse(State, state).live;
  const visits = await visitSite(deployment, matchId);
  for (const { name, saw, ms, complaints } of visits) {
    printRow(`visit ${name}`, `${saw}, ${ms} ms, ${complaints.length} complaints`);
    for (const line of complaints) printRow('', line);
  }
  return visits.filter(({ complaints }) => complaints.length > 0).length;
}

/** @returns how much was wrong */
async function tryServer(name: WebServerName, site: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), `courtside-${name}-`));
  try {
    const tried = await serveSite(name, site, folder);
    try {
      printRow(name, `${tried.deployment.sites[0]?.origin} before ${site}`);
      const wrong = (await tryHeaders(tried)) + (await tryVisits(tried, site));
      const complaints = tried.complaints();
      printRow(`${name} complained`, complaints.length === 0 ? 'of nothing' : complaints.join('\n'));
      return wrong + complaints.length;
    } finally {
      await tried.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isKnown = (name: string): name is WebServerName => name in WEB_SERVERS;
const args = process.argv.slice(2);
const unknown = args.filter((name) => !isKnown(name));
if (unknown.length > 0) throw new Error(`No such web server: ${unknown.join(', ')}`);

const sandbox = await startSite(['--seed', '7']);
try {
  for (const name of (args.length > 0 ? args : Object.keys(WEB_SERVERS)).filter(isKnown))
    process.exitCode = (await tryServer(name, sandbox.url)) > 0 ? 1 : process.exitCode;
} finally {
  await sandbox.stop();
}
