import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { FIRST_LOAD, type FirstLoadFiles } from '#app/first-load/first-load.table.ts';
import { coreConstants } from './core-version.ts';
import { routeScreens } from './route-screens.ts';
import { coreAtOnce, coreServices } from './worker-files.ts';

const root = resolve(import.meta.dirname, '../..');
const ENTRY = resolve(root, 'src/app/first-load/early-script.ts');

type Bundle = Rolldown.OutputBundle;

/** Input of the script: names of files, from the root of the site. */
type EarlyFiles = {
  /** Imports of the page’s own script. */
  readonly page: readonly string[];
  /** The script of the core, and what that imports. */
  readonly core: readonly string[];
  readonly services: readonly string[];
  /** Files by the name of the screen’s row in the table of routes. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
};

/**
 * Returns the files that contain these modules and their static imports, scripts and style sheets, except files named by
 * the page itself.
 */
function filesOf(
  bundle: Bundle,
  modules: readonly string[],
  isNamed: (file: string) => boolean,
): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const needed of chunk.imports) add(chunks.find(({ fileName }) => fileName === needed));
  };
  for (const module of modules)
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  return [...files].filter((file) => !isNamed(file));
}

/** The files of the screens where visits begin: of those that the table of routes calls preloaded, and of a room. */
function screensIn(bundle: Bundle, isNamed: (file: string) => boolean): EarlyFiles['screens'] {
  const preloads = Object.entries<FirstLoadFiles>(FIRST_LOAD).filter(([, { how }]) => how === 'preload');
  const beside = (screen: string) =>
    preloads.flatMap(([, { of, when, modules }]) =>
      of === screen && when === 'with the screen' ? modules : [],
    );
  const afterPage = preloads.filter(([, { when }]) => when === 'after the page');
  const first = routeScreens().filter(({ isPreloaded }) => isPreloaded);
  const screens: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(first.map(({ name, module }) => [name, [`/${module}`, ...beside(name)]])),
    room: beside('room'),
    ...Object.fromEntries(afterPage.map(([name, { modules }]) => [name, modules])),
  };
  return Object.fromEntries(
    Object.entries(screens).map(([name, modules]) => [name, filesOf(bundle, modules, isNamed)]),
  );
}

const textOf = (file: Bundle[string] | undefined): string =>
  file?.type === 'asset' ? String(file.source) : (file?.code ?? '');

/** Compiles a script for inlining into a page. */
async function compiled(files: EarlyFiles | null, constants = {}): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    define: { ...constants, EARLY_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = outputs.find((file) => file.type === 'chunk');
  if (!script) throw new Error('the early script was not built');
  // In a page the first occurrence of this text ends the script, wherever it is.
  return script.code.trim().replaceAll('</script', String.raw`<\/script`);
}

/** Preload links of a page for its own script. The early script requests these files instead, after the first paint. */
const NAMED_AHEAD = /\s*<link rel="modulepreload"[^>]* href="\/([^"]+)">/g;

/** Before the page's own code, and before its sheets. */
const withScript = (html: string, source: string): string =>
  html.replace(/(\s*)(<script |<link rel="stylesheet")/, (_all, space: string, next: string) =>
    [space, '<script>', source, '</script>', space, next].join(''),
  );

/**
 * Builds src/app/first-load into one classic script that is inlined into the page, so that it runs a round trip earlier than a
 * file would. It contains the names of the files that the page’s own code would request only when it runs: those of the
 * core, and of the screens where visits begin.
 */
const inBuild: Plugin = {
  name: 'courtside-early-script',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const isNamed = (file: string) => html.includes(`/${file}"`);
      const names = Object.keys(bundle);
      const read = (name: string) => textOf(bundle[name]);
      const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
      const files = {
        page: [...html.matchAll(NAMED_AHEAD)].flatMap(([, file]) =>
          file === undefined || file === entry ? [] : [file],
        ),
        core: coreAtOnce(names, read),
        services: coreServices(names, read),
        screens: screensIn(bundle, isNamed),
      };
      page.source = withScript(html.replaceAll(NAMED_AHEAD, ''), await compiled(files, coreConstants()));
    },
  },
};

/** In development, with sources served unchanged: the first content of a page, without the core. */
const inDevelopment: Plugin = {
  name: 'courtside-early-look',
  apply: 'serve',
  async transformIndexHtml(html, { path }) {
    if (path !== '/index.html') return html;
    return withScript(html, await compiled(null));
  },
};

/** The early script of a page. */
export const earlyScript = (): readonly Plugin[] => [inBuild, inDevelopment];
