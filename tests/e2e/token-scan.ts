import { createHash } from 'node:crypto';
import type { APIRequestContext, BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { secondOrigin } from '#sandbox/http/hosts/host-names.ts';

/** Somewhere a token must never be, and what was there. */
type Trace = { readonly where: string; readonly text: string };

const TOKEN_DIGITS = 64;
const LONG_HEX = new RegExp(`[\\da-f]{${TOKEN_DIGITS},}`, 'gi');
const Hashes = v.array(v.string());

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Finds everything in a text that could be a token, even within a longer run of digits. */
const candidatesIn = (text: string): readonly string[] =>
  (text.match(LONG_HEX) ?? []).flatMap((run) =>
    Array.from({ length: run.length - TOKEN_DIGITS + 1 }, (_, from) =>
      run.slice(from, from + TOKEN_DIGITS).toLowerCase(),
    ),
  );

/** Time without an answer after which a page counts as stuck, ms: the test fails with the page address instead of a time-out. */
const ANSWER_MS = 20_000;

/** Reads from a page. @throws where the page never answers */
async function answerOf(page: Page, reading: Promise<string>, limitMs: number): Promise<string> {
  const noticed = Promise.withResolvers<never>();
  const stuck = () => noticed.reject(new Error(`${page.url()} did not let its storage be read`));
  const timer = setTimeout(stuck, limitMs);
  return await Promise.race([reading, noticed.promise]).finally(() => clearTimeout(timer));
}

const storageOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).catch(() => '');

/** All values of all databases of the page's origin; a sealed box is bytes, in which no text is found. */
const databasesOf = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const settled = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const valuesOf = async ({ name }: IDBDatabaseInfo) => {
        const database = await settled(indexedDB.open(name ?? ''));
        const stores = [...database.objectStoreNames].map((store) =>
          settled(database.transaction(store).objectStore(store).getAll()),
        );
        const values = await Promise.all(stores);
        database.close();
        return values;
      };
      return JSON.stringify(await Promise.all((await indexedDB.databases()).map(valuesOf)));
    })
    .catch(() => '');

/**
 * Records the traffic, the console and the storage of every page of a browser, and finds session tokens in forbidden
 * positions: in any address, in requests to anything but an API line, in the console, in storage readable by scripts [7.14,
 * 8.16]. The platform stores only hashes of its tokens, so every string that looks like a token is hashed and compared:
 * every session is covered, whether its token was sent or not.
 */
export class TokenScan {
  readonly #request: APIRequestContext;
  readonly #isApiLine: (origin: string) => boolean;
  readonly #answerMs: number;
  readonly #contexts: BrowserContext[] = [];
  readonly #traces: Trace[] = [];

  constructor(request: APIRequestContext, site: string | undefined, answerMs = ANSWER_MS) {
    const { port, origin: own } = new URL(site ?? '');
    this.#request = request;
    this.#answerMs = answerMs;
    this.#isApiLine = (origin) =>
      origin === own || (new URL(origin).port === port && secondOrigin(origin) !== null);
  }

  watch(context: BrowserContext): void {
    this.#contexts.push(context);
    context.on('request', this.#sent);
    context.on('console', this.#said);
  }

  readonly #sent = (request: Request) => {
    const url = request.url();
    this.#traces.push({ where: `in the address ${url}`, text: url });
    const { protocol, origin } = new URL(url);
    if (!protocol.startsWith('http') || this.#isApiLine(origin)) return;
    const headers = JSON.stringify(request.headers());
    this.#traces.push({ where: `in a header to ${origin}`, text: headers });
    this.#traces.push({ where: `in a body to ${origin}`, text: request.postData() ?? '' });
  };

  readonly #said = (message: ConsoleMessage) => {
    this.#traces.push({ where: 'in the console', text: message.text() });
  };

  async #kept(): Promise<readonly Trace[]> {
    const pages = this.#contexts.flatMap((context) => context.pages()).filter((page) => !page.isClosed());
    const [storages, databases] = await Promise.all([
      Promise.all(pages.map((page) => answerOf(page, storageOf(page), this.#answerMs))),
      Promise.all(pages.map((page) => answerOf(page, databasesOf(page), this.#answerMs))),
    ]);
    return [
      ...storages.map((text) => ({ where: 'in storage that scripts can read', text })),
      ...databases.map((text) => ({ where: 'in the clear in a database', text })),
    ];
  }

  /** Returns the positions where tokens were found so far, one per line; the token itself is left out. */
  async findings(): Promise<readonly string[]> {
    const suspects = [...this.#traces, ...(await this.#kept())].flatMap(({ where, text }) =>
      candidatesIn(text).map((token) => ({ where: where.replaceAll(token, '…'), hash: hashOf(token) })),
    );
    if (suspects.length === 0) return [];
    const known = new Set(
      v.parse(Hashes, await (await this.#request.get('/sandbox/sessions', { maxRetries: 1 })).json()),
    );
    return [...new Set(suspects.filter(({ hash }) => known.has(hash)).map(({ where }) => where))];
  }
}
