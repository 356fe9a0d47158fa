/** A process beside a test worker that opens one platform after another at one port, on demand. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { dist } from '#tools/launch/built.mjs';
import { NETWORK_NAME, type Order, SEED } from './world.ts';

/** Age of a template, ms, above which its demonstration data counts as old: orders that just began, messages just sent. */
const TEMPLATE_MS = 45_000;

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'courtside-world-'));

const createIn = (dataDir: string, port: number): Promise<Sandbox> =>
  createSandbox({
    port,
    dataDir,
    seed: SEED,
    passwordCost: LIGHT_COST,
    web: dist,
    host: { address: '127.0.0.1', names: [NETWORK_NAME] },
    onDefect: (error) => console.error(error.stack ?? error.message),
  });

let template: { readonly folder: string; readonly createdAt: number } | undefined;
let open: { readonly sandbox: Sandbox; readonly folder: string } | undefined;

/** Returns a folder with a world that nobody has used: to copy it takes a fifth of the time that seeding another one takes. */
async function freshTemplate(port: number): Promise<string> {
  if (template && Date.now() - template.createdAt < TEMPLATE_MS) return template.folder;
  const folder = temporaryFolder();
  const createdAt = Date.now();
  await (await createIn(folder, port)).close();
  if (template) rmSync(template.folder, { recursive: true });
  template = { folder, createdAt };
  return folder;
}

async function closeOpen(): Promise<void> {
  await open?.sandbox.close();
  if (open) rmSync(open.folder, { recursive: true });
  open = undefined;
}

async function obey({ port }: Order): Promise<void> {
  await closeOpen();
  if (port === null) return;
  const folder = temporaryFolder();
  cpSync(await freshTemplate(port), folder, { recursive: true });
  open = { folder, sandbox: await createIn(folder, port) };
}

process.on('message', (order: Order) => {
  obey(order).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.once('disconnect', () => process.exit());
