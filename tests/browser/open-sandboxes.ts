import type { TestProject } from 'vitest/node';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { asProgram, crossOrigin } from './cross-origin.ts';
import { PAGES } from './pages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Live sandboxes that accept requests from pages of any origin, one for each page that runs tests. */
    sandboxOrigins: readonly string[];
    /** The operators' desks of the same, which answer pages here as they do programs. */
    deskOrigins: readonly string[];
  }
}

/** A sandbox for all tests that a page runs: what is broken in one is not broken for the page beside it. */
async function open() {
  const sandbox = await createSandbox({
    port: 0,
    dataDir: ':memory:',
    seed: 7,
    crowd: 0,
    passwordCost: LIGHT_COST,
  });
  const site = await crossOrigin(sandbox.origin);
  const consoleSite = await crossOrigin(sandbox.consoleOrigin, asProgram);
  const close = async () => {
    for (const { server } of [site, consoleSite]) {
      server.closeAllConnections();
      server.close();
    }
    await sandbox.close();
  };
  return { origin: site.origin, consoleOrigin: consoleSite.origin, close };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandboxes = await Promise.all(Array.from({ length: PAGES }, open));
  project.provide(
    'sandboxOrigins',
    sandboxes.map(({ origin }) => origin),
  );
  project.provide(
    'deskOrigins',
    sandboxes.map(({ consoleOrigin }) => consoleOrigin),
  );
  return async () => {
    for (const { close } of sandboxes) await close();
  };
}
