/**
 * Returns a migration that splits accounts of members, such as `bets:u-ann:CNY`, by the venue of their transfers into
 * accounts such as `bets:u-ann:YBTY:CNY`. Entries without a venue stay where they are.
 * @param kind first part of the names
 * @param venue SQL for the venue of an entry's transfer, which is named `moved`; null for none
 */
export const splitByVenue = (kind: string, venue: string): string => `
CREATE TEMP TABLE split_entry AS
  SELECT transfer_id, account, currency, amount,
    substr(account, 1, length(account) - length(currency)) || venue || ':' || currency AS at_venue
  FROM (
    SELECT entry.transfer_id, account, currency, amount, ${venue} AS venue
    FROM ledger_entry AS entry JOIN ledger_account USING (account)
      JOIN ledger_transfer AS moved ON moved.transfer_id = entry.transfer_id
    WHERE account >= '${kind}:' AND account < '${kind};')
  WHERE venue IS NOT NULL;
INSERT INTO ledger_account (account, currency, may_owe, balance)
  SELECT at_venue, currency, 0, sum(amount) FROM split_entry GROUP BY at_venue, currency;
UPDATE ledger_account SET balance = balance - split.amount
  FROM (SELECT account AS old, sum(amount) AS amount FROM split_entry GROUP BY account) AS split WHERE account = split.old;
UPDATE ledger_entry SET account = split.at_venue FROM split_entry AS split
  WHERE ledger_entry.account = split.account AND ledger_entry.transfer_id = split.transfer_id;
DELETE FROM ledger_account
  WHERE account IN (SELECT account FROM split_entry) AND account NOT IN (SELECT account FROM ledger_entry);
DROP TABLE split_entry;
`;
