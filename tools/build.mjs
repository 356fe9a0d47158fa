/** `npm run build`: builds the site into dist, unless its sources are the ones dist was made from. */
import { ensureBuilt } from './launch/built.mjs';

await ensureBuilt((line) => console.log(line));
