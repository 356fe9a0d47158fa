import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { documentEnd } from '#contract/people/identity/document-rules.ts';
import { idCheckDigit } from '#contract/people/identity/identity-card.ts';
import { DayText } from '#contract/units/day-text.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { siteDayStart } from '#contract/units/site-day.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { inboxMigrations } from '#sandbox/domains/care/inbox/inbox-store.ts';
import { createPayeeStore } from '#sandbox/domains/money/payee/payee-store.ts';
import { profileMigrations } from '#sandbox/domains/people/profile/profile-migrations.ts';
import { createProfiles } from '#sandbox/domains/people/profile/profile-store.ts';
import { createPersons } from '#sandbox/domains/protection/restriction/persons.ts';
import {
  createRestrictionStore,
  restrictionMigrations,
} from '#sandbox/domains/protection/restriction/restriction-store.ts';
import { createSiteStore } from '#sandbox/domains/site/site/site-store.ts';
import { moneyMigrations } from '#sandbox/platform/money-migrations.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { createIdentities } from './identities.ts';
import { identityMigrations } from './identity-store.ts';

const at = (day: string) => siteDayStart(v.parse(DayText, day));
const NOW = at('2026-11-23') + 12 * HOUR_MS;
const IMAGE = { type: 'image/png', bytes: Buffer.from('picture') } as const;
const MEMBER = 'u-member';

const bornOn = (birthday: string) => {
  const digits = `110105${birthday.replaceAll('-', '')}002`;
  return digits + idCheckDigit(digits);
};

function open() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [
    platformMigrations,
    moneyMigrations,
    profileMigrations,
    inboxMigrations,
    restrictionMigrations,
    identityMigrations,
  ]);
  const add = db.prepare(`INSERT INTO member VALUES (?1, ?1, '', '', 0, '', '', 1, 0, 0)`);
  for (const userId of [MEMBER, 'u-other']) add.run(userId);
  const notified: string[] = [];
  const identities = createIdentities({
    db,
    personKey: 'secret of a test',
    sites: createSiteStore(),
    profiles: createProfiles(db),
    restrictions: createRestrictionStore(db),
    persons: createPersons(db, 'secret of a test'),
    money: { payees: createPayeeStore(db), notify: (_userId, { title }) => void notified.push(title) },
  });
  const hand = (now: number, part: { idNumber?: string; validTo?: string } = {}, userId = MEMBER) => {
    for (const side of ['front', 'back'] as const) identities.storeImage(userId, side, IMAGE, now);
    const document = { realName: '沈分', idNumber: bornOn('1990-03-12'), validTo: '', ...part };
    identities.submit(userId, document, now);
  };
  const accept = (now: number) => identities.decide(MEMBER, { is: 'accept' }, now);
  const stateAt = (now: number) => identities.view(MEMBER, { siteId: 5000, now }).state;
  const isMissing = (now: number) => identities.isMissing(MEMBER, 5000, now);
  return { identities, hand, accept, stateAt, isMissing, told: notified };
}

test('[P.25] a minor is refused until Beijing midnight of the eighteenth birthday', () => {
  const { hand, stateAt } = open();
  const idNumber = bornOn('2008-11-24');
  const midnight = at('2026-11-24');
  expect(() => hand(midnight - 1, { idNumber })).toThrow(expect.objectContaining({ code: 'UNDER_AGE' }));
  expect(stateAt(midnight - 1)).toBe('none');
  hand(midnight, { idNumber });
  expect(stateAt(midnight)).toBe('pending');
});

test('[P.25] a document is valid until the last millisecond of its last day', () => {
  const { hand, accept, stateAt, isMissing } = open();
  hand(NOW, { validTo: '2028-02-29' });
  expect(isMissing(NOW)).toBe(true);
  accept(NOW);
  const end = at('2028-03-01');
  expect([stateAt(end - 1), isMissing(end - 1)]).toEqual(['verified', false]);
  expect([stateAt(end), isMissing(end)]).toEqual(['expired', true]);
});

test('[P.25] the previous document stays valid while a new one is pending', () => {
  const { identities, hand, accept, stateAt, isMissing, told } = open();
  hand(NOW, { validTo: '2026-11-30' });
  accept(NOW);
  hand(NOW + DAY_MS);
  expect([stateAt(NOW + DAY_MS), isMissing(NOW + DAY_MS)]).toEqual(['pending', false]);
  identities.decide(MEMBER, { is: 'reject', reason: 'copy', note: '' }, NOW + DAY_MS);
  const end = documentEnd('2026-11-30') ?? 0;
  expect([stateAt(end - 1), isMissing(end - 1)]).toEqual(['rejected', false]);
  expect(isMissing(end)).toBe(true);
  hand(end, { validTo: '' });
  accept(end);
  expect(isMissing(end + 1_000 * DAY_MS)).toBe(false);
  expect(told).toEqual(['身份核验已通过', '身份核验未通过', '身份核验已通过']);
});

test('[P.25] a document that expired while pending can only be rejected', () => {
  const { identities, hand, accept, stateAt } = open();
  hand(NOW, { validTo: '2026-11-23' });
  const after = at('2026-11-24');
  expect(() => accept(after)).toThrow(expect.objectContaining({ code: 'DOCUMENT_DAY_WRONG' }));
  expect(stateAt(after)).toBe('pending');
  identities.decide(MEMBER, { is: 'reject', reason: 'validity', note: '' }, after);
  expect(stateAt(after)).toBe('rejected');
});

test('[P.25] images not submitted for review are deleted after a day', () => {
  const { identities, hand } = open();
  identities.storeImage(MEMBER, 'front', IMAGE, NOW);
  hand(NOW, { idNumber: bornOn('1988-02-29') }, 'u-other');
  identities.deleteUnsubmittedImages(NOW + DAY_MS);
  expect(identities.imageOf(MEMBER, 'front')).not.toBeNull();
  identities.deleteUnsubmittedImages(NOW + DAY_MS + 1);
  expect(identities.imageOf(MEMBER, 'front')).toBeNull();
  expect(identities.imageOf('u-other', 'front')).not.toBeNull();
});

test('[P.25] vouching keeps a document that the member has submitted', () => {
  const { identities, hand, stateAt, isMissing } = open();
  hand(NOW);
  identities.vouch(MEMBER, { name: '', validTo: '' }, documentEnd('') ?? 0, NOW);
  expect([stateAt(NOW), isMissing(NOW)]).toEqual(['pending', true]);
  identities.vouch('u-other', { name: '', validTo: '' }, documentEnd('') ?? 0, NOW);
  expect(identities.isMissing('u-other', 5000, NOW)).toBe(false);
});
