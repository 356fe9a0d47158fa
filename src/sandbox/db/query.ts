import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import * as v from 'valibot';
import { leaveOut } from './reporting.ts';

/** Prepared SELECT with parsed rows, so that the type matches what the database really contains. */
export type Query<Row> = {
  get(...params: SQLInputValue[]): Row | undefined;
  all(...params: SQLInputValue[]): Row[];
  /** Rows that parse. The others are left out and reported once per table: one bad row must not cost the list. */
  readable(...params: SQLInputValue[]): Row[];
};

/** Prepares a SELECT. Integers come as bigint: money and ids must not lose digits. @throws ValiError for a foreign row. */
export function query<Schema extends v.GenericSchema<unknown, unknown>>(
  db: DatabaseSync,
  schema: Schema,
  sql: string,
): Query<v.InferOutput<Schema>> {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  const table = /\bFROM\s+(\w+)/i.exec(sql)?.[1] ?? sql;
  return {
    get(...params) {
      const row = statement.get(...params);
      return row === undefined ? undefined : v.parse(schema, row);
    },
    all: (...params) => statement.all(...params).map((row) => v.parse(schema, row)),
    readable: (...params) =>
      statement.all(...params).flatMap((row) => {
        const parsed = v.safeParse(schema, row);
        if (parsed.success) return [parsed.output];
        leaveOut(db, table);
        return [];
      }),
  };
}

/** Prepares a SELECT of one whole number named `n`, such as a count; 0 where there is no row. */
export function countQuery(db: DatabaseSync, sql: string): (...params: SQLInputValue[]) => number {
  const { get } = query(db, v.object({ n: intColumn }), sql);
  return (...params) => get(...params)?.n ?? 0;
}

/** A column with a small whole number: a level, a flag, a time. */
export const intColumn = v.pipe(v.bigint(), v.transform(Number));
/** A numeric key, which the contract has as text. */
export const idColumn = v.pipe(
  v.bigint(),
  v.transform((id) => id.toString()),
);
export const flagColumn = v.pipe(
  v.bigint(),
  v.transform((flag) => flag === 1n),
);

/** A column with JSON of the given shape. */
export const jsonColumn = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema);
