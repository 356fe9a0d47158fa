import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyConfig } from './caddy.ts';
import { type Deployment, lineDomainsOf, policyInputsOf } from './deployment.ts';
import { nginxConfig } from './nginx.ts';
import { inlineOf, writeSite } from './site-files.ts';

/**
 * Writes all that a web server needs to serve a built site: its files with their packed forms, and the configurations of
 * nginx and Caddy, with the headers that the sandbox sends.
 */
export async function writeDeployment(deployment: Deployment, dist: string, target: string): Promise<void> {
  await writeSite(
    dist,
    target,
    deployment.sites.map(({ siteId }) => siteId),
    lineDomainsOf(deployment),
  );
  const policyInputs = policyInputsOf(deployment, inlineOf(dist));
  mkdirSync(join(target, 'nginx'), { recursive: true });
  writeFileSync(join(target, 'nginx/courtside.conf'), nginxConfig(deployment, policyInputs));
  mkdirSync(join(target, 'caddy'), { recursive: true });
  writeFileSync(join(target, 'caddy/Caddyfile'), caddyConfig(deployment, policyInputs));
}
