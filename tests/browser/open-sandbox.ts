import type { TestProject } from 'vitest/node';
import { createSandbox } from '#sandbox/sandbox.ts';
import { crossOrigin } from './cross-origin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A live sandbox that pages of any origin may ask. */
    sandboxOrigin: string;
  }
}

/** One sandbox for all browser tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = await createSandbox({ port: 0, dataDir: ':memory:', seed: 7, crowd: 0 });
  const { origin, server } = await crossOrigin(sandbox.origin);
  project.provide('sandboxOrigin', origin);
  return async () => {
    server.closeAllConnections();
    server.close();
    await sandbox.close();
  };
}
