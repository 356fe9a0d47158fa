import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECOND_MS } from '#contract/units/durations.ts';
import { createSandbox } from '#sandbox/sandbox.ts';

const LIMIT_MS = 600_000;
const FILE = 'courtside.sqlite';
/** Tables that record the applied steps of the schema and hold no data: without their rows the steps are applied twice. */
const OF_THE_SCHEMA = ['migration', 'seed'];

/** Harms in one opened world, from different tables; a world that does not survive is looked into harm by harm. */
const TOGETHER = 16;

const root = mkdtempSync(join(tmpdir(), 'courtside-rows-'));
const [original, spoiled] = [join(root, 'kept'), join(root, 'spoiled')];
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Opens a world with the usual crowd, runs it for a moment and closes it. @returns its notices about rows */
async function live(dataDir: string, forMs: number): Promise<readonly string[]> {
  const notices: string[] = [];
  const onNotice = (line: string) => notices.push(line);
  const sandbox = await createSandbox({ port: 0, dataDir, seed: 7, world: 'driven', onNotice });
  if (sandbox.world.clock.mode === 'driven')
    for (let ms = 0; ms < forMs; ms += SECOND_MS) sandbox.world.clock.advance(SECOND_MS);
  await sandbox.close();
  return notices;
}

const openFile = (dataDir: string) =>
  new DatabaseSync(join(dataDir, FILE), { enableForeignKeyConstraints: false });

type Column = { readonly name: string; readonly type: string; readonly pk: number };
const columnsOf = (db: DatabaseSync, table: string): Column[] =>
  db
    .prepare('SELECT name, type, pk FROM pragma_table_info(?)')
    .all(table)
    .map((row) => ({ name: String(row.name), type: String(row.type), pk: Number(row.pk) }));

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`)
    .all()
    .map(({ name }) => String(name))
    .filter(
      (name) => !OF_THE_SCHEMA.includes(name) && db.prepare(`SELECT 1 FROM ${name}`).get() !== undefined,
    );

type Harm = { readonly label: string; readonly sql: string };

/** Damage to one row: deleted, or one of its texts in a shape that this version cannot parse. */
function harmsOf(db: DatabaseSync, table: string): readonly Harm[] {
  const columns = columnsOf(db, table);
  const key = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
  const middle = `(${key}) = (SELECT ${key} FROM ${table} ORDER BY ${key} LIMIT 1 OFFSET (SELECT count(*) / 2 FROM ${table}))`;
  const texts = columns.filter(({ type, pk }) => type === 'TEXT' && pk === 0);
  return [
    { label: `${table} without a row`, sql: `DELETE FROM ${table} WHERE ${middle}` },
    ...texts.map(({ name }) => ({
      label: `${table}.${name} spoiled`,
      sql: `UPDATE ${table} SET ${name} = 'spoiled' WHERE ${middle}`,
    })),
  ];
}

/** Applies defects to a copy of the stored world. @returns the defects that the schema allowed */
function spoil(harms: readonly Harm[]): readonly Harm[] {
  rmSync(spoiled, { recursive: true, force: true });
  cpSync(original, spoiled, { recursive: true });
  const db = openFile(spoiled);
  const isDone = ({ sql }: Harm) => {
    try {
      return db.prepare(sql).run().changes > 0;
    } catch {
      return false;
    }
  };
  const done = harms.filter(isDone);
  db.close();
  return done;
}

type Death = { readonly harms: readonly Harm[]; readonly error: string };

/** Opens a world with each group of harms. @returns the groups it did not survive */
async function deathsOf(groups: readonly (readonly Harm[])[]): Promise<readonly Death[]> {
  const deaths: Death[] = [];
  for (const harms of groups)
    if (spoil(harms).length > 0)
      await live(spoiled, 0).catch((error: unknown) => deaths.push({ harms, error: String(error) }));
  return deaths;
}

beforeAll(() => live(original, 60 * SECOND_MS), LIMIT_MS);

test(
  'a world opens with any stored row missing or spoiled',
  async () => {
    const db = openFile(original);
    const harms = tablesOf(db).flatMap((table) => harmsOf(db, table));
    db.close();
    const count = Math.ceil(harms.length / TOGETHER);
    const groups = Array.from({ length: count }, (_, nth) => harms.filter((_harm, at) => at % count === nth));
    const together = await deathsOf(groups);
    const alone = await deathsOf(together.flatMap(({ harms: all }) => all.map((harm) => [harm])));
    expect(harms.length).toBeGreaterThan(100);
    expect({ together, alone }).toEqual({ together: [], alone: [] });
  },
  LIMIT_MS,
);

test(
  'one line names each table with rows left out',
  async () => {
    spoil([
      {
        label: 'a third of the messages',
        sql: `UPDATE world_chat_message SET body = 'spoiled' WHERE seq % 3 = 0`,
      },
    ]);
    const notices = await live(spoiled, SECOND_MS);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/^left out \d+ rows? of world_chat_message: /);
  },
  LIMIT_MS,
);
