import { ensureBuilt } from '#tools/launch/built.mjs';

/** Before all stories: the site they look at is that of the sources. */
export default (): Promise<void> => ensureBuilt(console.log);
