import type { Plugin } from 'vite';

const packageOf = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;

/** Name of our own modules among the packages. */
const ours = '(ours)';

/** Chunk file → package → its bytes there before minification. */
export type PackagesByChunk = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** File with the packages by chunk, written by the build below dist. */
export const packagesFile = '.vite/packages.json';

function packagesIn(modules: Readonly<Record<string, { readonly renderedLength: number }>>) {
  const sizes: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf.exec(id)?.[1] ?? ours;
    if (renderedLength > 0) sizes[name] = (sizes[name] ?? 0) + renderedLength;
  }
  return sizes;
}

/** Writes the packages contained in each chunk, so that the budget check can name packages that do not belong on a first load. */
export function packagesByChunk(): Plugin {
  return {
    name: 'packages-by-chunk',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, packagesIn(file.modules)] as const] : [],
      );
      const source = JSON.stringify(Object.fromEntries(chunks));
      this.emitFile({ type: 'asset', fileName: packagesFile, source });
    },
  };
}
