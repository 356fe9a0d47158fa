import { setup } from '#tests/fixtures/temporary-folder.ts';
import { ensureBuilt } from '#tools/launch/built.mjs';

/** Builds the site from the present sources before all tests. @returns the teardown */
export default async (): Promise<() => void> => {
  await ensureBuilt(console.log);
  return setup();
};
