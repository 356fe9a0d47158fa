import type { Migrations } from '#sandbox/db/migrate.ts';

const restrictions = `
CREATE TABLE restriction (
  user_id TEXT PRIMARY KEY REFERENCES member,
  state TEXT NOT NULL CHECK (state IN ('free', 'resting', 'excluded', 'ended', 'reopening', 'closed', 'restoring')),
  since INTEGER NOT NULL,
  until INTEGER,
  asked_at INTEGER,
  reason TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
`;

const persons = `
CREATE TABLE person_secret (secret TEXT NOT NULL) STRICT;
CREATE TABLE excluded_key (
  hash TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  PRIMARY KEY (hash, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX excluded_key_of_member ON excluded_key (user_id);
CREATE TABLE person_apart (
  excluded_id TEXT NOT NULL REFERENCES member,
  user_id TEXT NOT NULL REFERENCES member,
  PRIMARY KEY (excluded_id, user_id)
) STRICT, WITHOUT ROWID;
`;

/**
 * Phones in canonical spelling: a dialling code of the list and the national number. Of accounts with the same phone, one
 * of an excluded person keeps it, otherwise the one that had it in this spelling; the others have none and may bind their
 * own.
 */
const plainPhones = `
CREATE TEMP TABLE plain_phone AS
WITH spelled AS (
  SELECT user_id, address, ltrim(replace(address, ' ', ''), '0') AS digits,
    ltrim(substr(address, 1, instr(address, ' ') - 1), '0') AS typed
  FROM contact WHERE channel = 'phone'
), split AS (
  SELECT user_id, address, digits, CASE
    WHEN substr(digits, 1, 3) IN ('852', '853', '886') THEN substr(digits, 1, 3)
    WHEN substr(digits, 1, 2) IN ('86', '60', '62', '63', '65', '66', '84') THEN substr(digits, 1, 2)
    ELSE typed END AS region
  FROM spelled
), plain AS (
  SELECT user_id, address, region || ' ' || ltrim(substr(digits, length(region) + 1), '0') AS wanted FROM split
)
SELECT user_id, address, wanted, row_number() OVER (
  PARTITION BY wanted
  ORDER BY user_id IN (SELECT user_id FROM excluded_key) DESC, address = wanted DESC, user_id
) AS place FROM plain;
DELETE FROM contact WHERE channel = 'phone' AND user_id IN (SELECT user_id FROM plain_phone WHERE place > 1);
UPDATE member SET has_phone = 0 WHERE user_id IN (SELECT user_id FROM plain_phone WHERE place > 1);
UPDATE contact SET address = (SELECT wanted FROM plain_phone WHERE plain_phone.user_id = contact.user_id)
WHERE channel = 'phone';
DROP TABLE plain_phone;
`;

/** Restrictions that members impose on themselves, and the identifying details of excluded ones. */
export const restrictionMigrations: Migrations = {
  name: 'restriction',
  steps: [restrictions, persons, plainPhones],
};
