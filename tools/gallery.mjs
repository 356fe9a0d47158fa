/**
 * `npm run gallery -- room`: screenshots of the running site, every scene (or the named ones) in every size and mode; with
 * `--whole` to the end of the page.
 */
import { onNode24 } from './launch/on-node-24.mjs';

process.exitCode = await onNode24(
  (line) => console.log(line),
  async () => {
    const { shootGallery } = await import('./gallery/run.ts');
    return (await shootGallery(process.argv.slice(2))) > 0 ? 1 : 0;
  },
);
