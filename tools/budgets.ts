/**
 * `npm run budgets`: how much JavaScript a route needs before it shows, after a build, by what its files import and by a real
 * visit; fails when it is too much.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { criticalPath, type Route, tooEarly } from './budgets/critical-path.ts';
import { measureVisits } from './budgets/measure-visits.ts';
import { type PackagesByChunk, packagesFile } from './budgets/packages-by-chunk.ts';
import { routeScreens } from './build/route-screens.ts';

const dist = resolve(import.meta.dirname, '../dist');
const kilobyte = 1024;

/** The rows of the table of routes that name a budget, and the player's page, which is no route. */
const routes: readonly Route[] = [
  ...routeScreens().flatMap(({ name, module, budget }) =>
    budget === null ? [] : [{ name, entry: 'index.html', screen: module, limit: budget * kilobyte } as const],
  ),
  { name: 'player page', entry: 'play.html', screen: null, limit: 25.8 * kilobyte },
];

const json = <Shape>(file: string): Shape => JSON.parse(readFileSync(resolve(dist, file), 'utf8'));
const sizeOf = (file: string): number => gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length;
const show = (bytes: number): string => `${(bytes / kilobyte).toFixed(1).padStart(7)} KB`;

const manifest = json<Manifest>('.vite/manifest.json');
const packages = json<PackagesByChunk>(packagesFile);

/** The packages of a chunk, heaviest first, in KB before minification. */
const contents = (file: string): string =>
  Object.entries(packages[file] ?? {})
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${name} ${Math.ceil(bytes / kilobyte)}`)
    .join(', ');

/** Prints a route's critical path; returns what is wrong with it. */
function measure(route: Route): string[] {
  const path = criticalPath(manifest, route).map((file) => ({ file, size: sizeOf(file) }));
  const total = path.reduce((sum, { size }) => sum + size, 0);
  console.log(`\n${route.name}: ${show(total).trim()} of ${show(route.limit).trim()}, gzip`);
  for (const { file, size } of path.toSorted((a, b) => b.size - a.size)) {
    console.log(`${show(size)}  ${file}  ${contents(file)}`);
  }
  const files = path.map(({ file }) => file);
  const excess =
    total > route.limit ? [`${route.name}: ${show(total - route.limit).trim()} over its budget`] : [];
  return [...excess, ...tooEarly(files, packages).map((found) => `${route.name}: too early: ${found}`)];
}

/** Chunks that load on demand, and the worker, for the record. */
function listTheRest(): void {
  const counted = new Set(routes.flatMap((route) => criticalPath(manifest, route)));
  console.log('\non demand, gzip');
  const files = globSync('assets/**/*.js', { cwd: dist }).filter((file) => !counted.has(file));
  for (const file of files.sort()) console.log(`${show(sizeOf(file))}  ${file}  ${contents(file)}`);
}

const wrong = routes.flatMap(measure);
listTheRest();
wrong.push(...(await measureVisits()));
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
