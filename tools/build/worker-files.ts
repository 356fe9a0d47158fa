/** What a file of a worker imports, at once or later, from beside itself. */
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;
const AT_ONCE = /\bfrom\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const FOLDER = 'assets/workers/';

/** A file of the core among files of the build, their names from the root of the site. */
const coreFile = (names: readonly string[], name: 'entry' | 'services'): string => {
  const file = names.find((one) => new RegExp(`^${FOLDER}${name}-[\\w-]{8}\\.js$`).test(one));
  if (!file) throw new Error(`the build has no ${name} of the core`);
  return file;
};

/** A file of the core and what it imports, that file before all others. */
function withImports(first: string, read: (name: string) => string, imported: RegExp) {
  const files = new Set([first]);
  for (const file of files) for (const [, part] of read(file).matchAll(imported)) files.add(FOLDER + part);
  return [...files];
}

/** What the core needs before it runs. @param read what is in a file of the build */
export const coreAtOnce = (names: readonly string[], read: (name: string) => string): readonly string[] =>
  withImports(coreFile(names, 'entry'), read, AT_ONCE);

/** What its services need beside that. */
export function coreServices(names: readonly string[], read: (name: string) => string): readonly string[] {
  const atOnce = coreAtOnce(names, read);
  return withImports(coreFile(names, 'services'), read, AT_ONCE).filter((file) => !atOnce.includes(file));
}

/** All that the core ever loads. @param read what is in a file of the build */
export const wholeCore = (names: readonly string[], read: (name: string) => string): readonly string[] =>
  withImports(coreFile(names, 'entry'), read, IMPORTED);
