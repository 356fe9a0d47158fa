import type { TestProject } from 'vitest/node';
import { worldPort } from '#tests/e2e/worlds.ts';
import { ensureBuilt } from '#tools/launch/built.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the worlds of one browser's stories open, one after another. */
    port: number;
    /** The browser that a person comes with. */
    browser: 'firefox' | 'webkit';
  }
}

/** Builds the site, where its sources are newer, and gives the stories of a browser a port of their own. */
export async function setup(project: TestProject): Promise<void> {
  await ensureBuilt(console.log);
  project.provide('port', worldPort(project.name === 'firefox' ? 0 : 1));
}
