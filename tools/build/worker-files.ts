/** Imports of a worker file from its own folder, static or dynamic. */
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;
const AT_ONCE = /\bfrom\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const FOLDER = 'assets/workers/';

/** A file of the core among files of the build, their names from the root of the site. */
const coreFile = (names: readonly string[], name: 'entry' | 'services'): string => {
  const file = names.find((candidate) => new RegExp(`^${FOLDER}${name}-[\\w-]{8}\\.js$`).test(candidate));
  if (!file) throw new Error(`the build has no ${name} of the core`);
  return file;
};

/** A file of the core and what it imports, that file before all others. */
function withImports(first: string, read: (name: string) => string, imported: RegExp) {
  const files = new Set([first]);
  for (const file of files) for (const [, part] of read(file).matchAll(imported)) files.add(FOLDER + part);
  return [...files];
}

/** Returns the files that the core needs before it runs. @param read returns the content of a file of the build */
export const coreAtOnce = (names: readonly string[], read: (name: string) => string): readonly string[] =>
  withImports(coreFile(names, 'entry'), read, AT_ONCE);

/** Returns the further files that its services need. */
export function coreServices(names: readonly string[], read: (name: string) => string): readonly string[] {
  const atOnce = coreAtOnce(names, read);
  return withImports(coreFile(names, 'services'), read, AT_ONCE).filter((file) => !atOnce.includes(file));
}

/** Returns all files that the core ever loads. @param read returns the content of a file of the build */
export const allCoreFiles = (names: readonly string[], read: (name: string) => string): readonly string[] =>
  withImports(coreFile(names, 'entry'), read, IMPORTED);
