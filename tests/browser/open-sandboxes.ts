import type { TestProject } from 'vitest/node';
import { createSandbox } from '#sandbox/sandbox.ts';
import { crossOrigin } from './cross-origin.ts';
import { PAGES } from './pages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Live sandboxes that pages of any origin may ask, one for each page that runs tests. */
    sandboxOrigins: readonly string[];
  }
}

/** A sandbox for all tests that a page runs: what is broken in one is not broken for the page beside it. */
async function open() {
  const sandbox = await createSandbox({ port: 0, dataDir: ':memory:', seed: 7, crowd: 0 });
  const { origin, server } = await crossOrigin(sandbox.origin);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await sandbox.close();
  };
  return { origin, close };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandboxes = await Promise.all(Array.from({ length: PAGES }, open));
  project.provide(
    'sandboxOrigins',
    sandboxes.map(({ origin }) => origin),
  );
  return async () => {
    for (const { close } of sandboxes) await close();
  };
}
