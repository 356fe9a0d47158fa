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

/** Finds the imports of a cycle between units of files. @returns one line for each pair of units in it, with one import */
function cyclesBetween(
  rule: string,
  imports: readonly Import[],
  unitOf: (file: string) => string,
): readonly string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    targets.set(unitOf(from), (targets.get(unitOf(from)) ?? new Set()).add(unitOf(to)));
  const reached = new Map([...targets.keys()].map((unit) => [unit, reachableFrom(unit, targets)]));
  const inCycle = imports.filter(({ from, to }) => reached.get(unitOf(to))?.has(unitOf(from)));
  const byPair = Map.groupBy(inCycle, ({ from, to }) => `${unitOf(from)} → ${unitOf(to)}`);
  return [...byPair].map(([pair, [first]]) => `${rule}: ${pair} (${first?.from} → ${first?.to})`);
}

/** Finds cycles between the folders of a realm. */
export const folderCycles = (result: ICruiseResult): readonly string[] =>
  cyclesBetween('no-folder-cycles', importsBetweenFolders(result), dirname);

/** A noun of the sandbox with all its folders: a domain, or a part beside the domains such as `http`. */
const NOUN = /^src\/sandbox\/(?:domains\/(?:activity|[\w-]+\/[\w-]+)|[\w-]+)(?=\/)/;
const nounOf = (file: string): string => NOUN.exec(file)?.[0] ?? '';

/** Finds cycles between the nouns of the sandbox, through whichever of their folders. */
export function nounCycles({ modules }: ICruiseResult): readonly string[] {
  const imports = modules
    .filter(({ source }) => nounOf(source) !== '' && !/\.test\.tsx?$/.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => nounOf(to) !== '' && nounOf(from) !== nounOf(to));
  return cyclesBetween('no-noun-cycles', imports, nounOf);
}
