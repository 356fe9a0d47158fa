import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { dist } from '#tools/launch/built.mjs';

const Chunk = v.object({
  file: v.string(),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);

/** Entry pages whose own files load together with the page: without them there is no page. */
const PAGES = ['index.html', 'play.html'];

/** The scripts and style sheets of the built site, by the modules they begin with. */
export class BuildManifest {
  readonly #chunks: v.InferOutput<typeof Manifest>;
  /** Files that a visit loads only when it needs them. */
  readonly lazy: ReadonlySet<string>;

  constructor() {
    const text = readFileSync(join(dist, '.vite/manifest.json'), 'utf8');
    this.#chunks = v.parse(Manifest, JSON.parse(text));
    const eager = new Set(PAGES.flatMap((page) => [...this.#filesOf(page)]));
    const all = Object.keys(this.#chunks).flatMap((key) => [...this.#filesOf(key)]);
    this.lazy = new Set(all.filter((file) => /\.(?:js|css)$/.test(file) && !eager.has(file)));
  }

  #filesOf(key: string, seen = new Set<string>()): ReadonlySet<string> {
    const chunk = this.#chunks[key];
    if (!chunk || seen.has(key)) return new Set();
    seen.add(key);
    return new Set([
      chunk.file,
      ...chunk.css,
      ...chunk.imports.flatMap((next) => [...this.#filesOf(next, seen)]),
    ]);
  }

  /** Lazy scripts and style sheets of chunks whose key matches. */
  ownFilesOf(keys: RegExp): readonly string[] {
    const found = Object.entries(this.#chunks).filter(([key]) => keys.test(key));
    return found.flatMap(([, { file, css }]) => [file, ...css]).filter((file) => this.lazy.has(file));
  }

  /** Returns the matched chunks with all their imports. */
  lazyFilesOf(keys: RegExp): ReadonlySet<string> {
    const found = Object.keys(this.#chunks).filter((key) => keys.test(key));
    return new Set(found.flatMap((key) => [...this.#filesOf(key)]).filter((file) => this.lazy.has(file)));
  }
}
