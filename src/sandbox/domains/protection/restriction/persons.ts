import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { plainIdNumber } from '#contract/people/identity/identity-card.ts';
import { plainName } from '#sandbox/base/names/member-names.ts';
import type { PersonCheck, StrongKey } from '#sandbox/base/names/person-check.ts';
import { query } from '#sandbox/db/query.ts';

/** Keys that are unique to one person [P.18]. */
const STRONG_KINDS = ['phone', 'card', 'address', 'idNumber'] as const;
/** Keys that several persons may share: a match of two of them is reviewed. */
const WEAK_KINDS = ['device', 'name', 'birthday', 'nameCard'] as const;
type KeyKind = (typeof STRONG_KINDS)[number] | (typeof WEAK_KINDS)[number];

/** Identifying detail of an account, as typed. */
type PersonKey = { readonly kind: KeyKind; readonly value: string };

const PLAIN: Readonly<Partial<Record<KeyKind, (value: string) => string>>> = {
  phone: (value) => value.replace(/\D/g, ''),
  card: (value) => value.replace(/\D/g, ''),
  name: plainName,
  idNumber: plainIdNumber,
};

/** Returns the stored form of a key, from which its content cannot be recovered. */
export function keyHash(secret: string, { kind, value }: PersonKey): string {
  const plain = PLAIN[kind]?.(value) ?? value;
  return createHmac('sha256', secret).update(`${kind}:${plain}`).digest('hex');
}

/** Reports whether a key of this kind alone identifies a person. */
const isStrong = (kind: KeyKind): boolean => STRONG_KINDS.some((strong) => strong === kind);

const KINDS = [...STRONG_KINDS, ...WEAK_KINDS] as const;
const KeyRow = v.object({ kind: v.picklist(KINDS), value: v.string() });
const HashRow = v.object({ hash: v.string() });
const UserRow = v.object({ user_id: v.string() });
const MatchRow = v.object({ user_id: v.string(), kind: v.picklist(KINDS) });

/** Current identifying details of an account in the database. */
const KEYS = `
SELECT 'phone' AS kind, address AS value FROM contact WHERE channel = 'phone' AND user_id = ?1
UNION ALL SELECT kind, number FROM payee WHERE user_id = ?1
UNION ALL SELECT 'device', device FROM member_device WHERE device <> '' AND user_id = ?1
UNION ALL SELECT 'name', name FROM real_name WHERE user_id = ?1
UNION ALL SELECT 'birthday', birthday FROM member_profile WHERE birthday <> '' AND user_id = ?1
UNION ALL SELECT 'nameCard', name || ':' || substr(number, -4)
  FROM real_name JOIN payee USING (user_id) WHERE kind = 'card' AND user_id = ?1`;

/** Numbers of documents that were handed in: they are there as hashes only. */
const NUMBERS = `
SELECT id_hash AS hash FROM identity WHERE user_id = ?1 AND id_hash <> ''
UNION SELECT good_hash FROM identity WHERE user_id = ?1 AND good_hash <> ''`;

/** Accounts with a card or an address of this one; a phone is one account's already. */
const SAME = `
SELECT DISTINCT other.user_id FROM payee AS own JOIN payee AS other ON other.number = own.number AND other.kind = own.kind
WHERE own.user_id = ?1 AND other.user_id <> ?1`;

const WEAK_KINDS_MIN = 2;

/** Accounts of one person, for exclusions [P.18]. */
export type Persons = {
  /** Returns every account of the person, the given one first. */
  accountsOf(userId: string): readonly string[];
  /** Stores the hashed details of an excluded account, so that it stays identifiable after they are removed from it. */
  remember(userId: string): void;
  /** Returns the stored form of a key. */
  hashOf(key: StrongKey): string;
  /** Deletes the details of a reopened account, so that they no longer exclude anyone. */
  forget(userId: string): void;
  /** True if the key belongs to another excluded account; one such key suffices. */
  isExcluded: PersonCheck['isExcluded'];
  /** Whether an account shares two kinds of weak keys with an excluded one. A name or a device alone does not suffice. */
  isDoubtful(userId: string): boolean;
  /** An operator has looked: this account is not of the persons that it looks like. */
  setApart(userId: string): void;
};

/** Persons of a database whose schema is up to date; `secret` is what their keys are hashed under. */
export function createPersons(db: DatabaseSync, secret: string): Persons {
  const keys = query(db, KeyRow, KEYS);
  const numbers = query(db, HashRow, NUMBERS);
  const same = query(db, UserRow, SAME);
  const matches = query(
    db,
    MatchRow,
    `SELECT user_id, kind FROM excluded_key AS own WHERE hash = ?1 AND user_id <> ?2
     AND NOT EXISTS (SELECT 1 FROM person_apart WHERE excluded_id = own.user_id AND user_id = ?2)`,
  );
  const insert = db.prepare('INSERT INTO excluded_key VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const remove = db.prepare('DELETE FROM excluded_key WHERE user_id = ?');
  const apart = db.prepare('INSERT INTO person_apart VALUES (?, ?) ON CONFLICT DO NOTHING');
  const matchesOf = (key: PersonKey, userId: string) => matches.all(keyHash(secret, key), userId);
  return {
    accountsOf: (userId) => [userId, ...same.all(userId).map(({ user_id }) => user_id)],
    remember(userId) {
      for (const key of keys.all(userId)) insert.run(keyHash(secret, key), userId, key.kind);
      for (const { hash } of numbers.all(userId)) insert.run(hash, userId, 'idNumber');
    },
    hashOf: (key) => keyHash(secret, key),
    forget: (userId) => void remove.run(userId),
    isExcluded: (key, userId) => matchesOf(key, userId ?? '').length > 0,
    isDoubtful(userId) {
      const kinds = new Map<string, Set<KeyKind>>();
      for (const key of keys.all(userId)) {
        if (isStrong(key.kind)) continue;
        for (const { user_id, kind } of matchesOf(key, userId))
          kinds.set(user_id, (kinds.get(user_id) ?? new Set()).add(kind));
      }
      return [...kinds.values()].some(({ size }) => size >= WEAK_KINDS_MIN);
    },
    setApart(userId) {
      for (const key of keys.all(userId))
        for (const { user_id } of matchesOf(key, userId)) apart.run(user_id, userId);
    },
  };
}
