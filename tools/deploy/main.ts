/** The last step of `npm run build`: what web servers need beside the built site; COURTSIDE_DEPLOY names a platform's own addresses. */

import { join } from 'node:path';
import { dist } from '../launch/built.mjs';
import { root } from '../launch/installed.mjs';
import { readDeployment } from './deployment.ts';
import { writeDeployment } from './write.ts';

const file = process.env.COURTSIDE_DEPLOY ?? join(import.meta.dirname, 'example.json');
const target = join(root, 'dist-deploy');

await writeDeployment(readDeployment(file), dist, target);
console.log(`For web servers: ${target} (addresses of ${file})`);
