import { dirname } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';

/** The realms, and what checks and makes them, whose folders form no cycle. A folder and the folders inside it may import each other. */
const REALMS = [
  'src/replay',
  'src/streams',
  'src/chat',
  'src/sandbox',
  'src/contract',
  'src/worker',
  'src/app',
  'src/kit',
  'src/core-client',
  'src/i18n',
  'tests',
  'tools',
];

type Import = { readonly from: string; readonly to: string };

const realmOf = (file: string) => REALMS.find((realm) => file.startsWith(`${realm}/`));
const isWithin = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);

function importsBetweenFolders({ modules }: ICruiseResult): Import[] {
  return modules.flatMap(({ source, dependencies }) => {
    const realm = realmOf(source);
    if (realm === undefined || /\.test\.tsx?$/.test(source)) return [];
    const folder = dirname(source);
    return dependencies
      .map(({ resolved }) => ({ from: source, to: resolved }))
      .filter(({ to }) => realmOf(to) === realm)
      .filter(({ to }) => !isWithin(folder, dirname(to)) && !isWithin(dirname(to), folder));
  });
}

/** Every folder that a folder imports, directly or through others. */
function reachableFrom(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of targets.get(folder) ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/** Finds cycles between the folders of a realm. @returns one line for each pair of folders in a cycle, with one import of it */
export function folderCycles(result: ICruiseResult): string[] {
  const imports = importsBetweenFolders(result);
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    targets.set(dirname(from), (targets.get(dirname(from)) ?? new Set()).add(dirname(to)));
  const reached = new Map([...targets.keys()].map((folder) => [folder, reachableFrom(folder, targets)]));
  const inCycle = imports.filter(({ from, to }) => reached.get(dirname(to))?.has(dirname(from)));
  const byPair = Map.groupBy(inCycle, ({ from, to }) => `${dirname(from)} → ${dirname(to)}`);
  return [...byPair].map(([pair, [one]]) => `no-folder-cycles: ${pair} (${one?.from} → ${one?.to})`);
}
