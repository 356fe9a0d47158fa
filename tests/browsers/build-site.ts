import type { TestProject } from 'vitest/node';
import { worldPort } from '#tests/e2e/worlds.ts';
import { ensureBuilt } from '#tools/launch/built.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the servers of one browser's tests, started one after another. */
    port: number;
    /** Browser the tests run in. */
    browser: 'firefox' | 'webkit';
  }
}

/** Builds the site, where its sources are newer, and gives the tests of each browser their own port. */
export async function setup(project: TestProject): Promise<void> {
  await ensureBuilt(console.log);
  project.provide('port', worldPort(project.name === 'firefox' ? 0 : 1));
}
