import type { Page, Route } from '@playwright/test';
import { BuildManifest } from './build-manifest.ts';

const ASSET = /\/(assets\/[^/?]+\.(?:js|css))$/;

/**
 * Fails the lazy files of the build. Files of the current step fail until they are released, and at least once each; a file
 * that no step has named yet loads at once, or fails until it is named.
 */
export class MissedFiles {
  readonly #unnamedCome: boolean;
  readonly #manifest = new BuildManifest();
  readonly #came = new Set<string>();
  #missed = new Set<string>();
  #named: ReadonlySet<string> = new Set();
  #own: readonly string[] = [];
  #isHeld = false;

  constructor(unnamed: 'come' | 'never come' = 'never come') {
    this.#unnamedCome = unnamed === 'come';
  }

  async watch(page: Page): Promise<void> {
    await page.route(ASSET, this.#answer);
  }

  readonly #answer = (route: Route): Promise<void> => {
    const file = ASSET.exec(route.request().url())?.[1] ?? '';
    if (!this.#manifest.lazy.has(file) || this.#came.has(file)) return route.continue();
    if (!this.#named.has(file)) return this.#unnamedCome ? route.continue() : route.abort();
    const isFirst = !this.#missed.has(file);
    this.#missed.add(file);
    if (isFirst || this.#isHeld) return route.abort();
    this.#came.add(file);
    return route.continue();
  };

  /** Begins a step that needs the chunks of these keys; where others never come, with the chunks they import. @throws when the build has no such chunk */
  name(keys: RegExp): void {
    this.#own = this.#manifest.ownFilesOf(keys);
    this.#named = this.#unnamedCome ? new Set(this.#own) : this.#manifest.lazyFilesOf(keys);
    if (this.#own.length === 0) throw new Error(`the build has no lazy chunk ${keys}`);
    this.#missed = new Set();
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }

  /** Files that failed in the present step. */
  get missed(): readonly string[] {
    return [...this.#missed];
  }

  /** Failed files that have not loaded since. */
  get outstanding(): readonly string[] {
    return this.missed.filter((file) => !this.#came.has(file));
  }

  /** Files of the chunks the present step names, without those they import, that have not come. */
  get absent(): readonly string[] {
    return this.#own.filter((file) => !this.#came.has(file));
  }
}
