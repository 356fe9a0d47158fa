import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { AVATARS, profileMigrations } from './profile-migrations.ts';

const [PLATFORM_AVATAR = ''] = AVATARS;
const Row = v.object({ name: v.string(), nickname: v.string(), avatar: v.string() });

/** Updates a database of an earlier version. @returns its members by login name, as others see them */
function updated(
  members: Readonly<Record<string, readonly [userId: string, nickname: string, avatar: string]>>,
) {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [platformMigrations, { ...profileMigrations, steps: profileMigrations.steps.slice(0, 1) }]);
  const insert = db.prepare(`INSERT INTO member VALUES (?, ?, ?, ?, 0, '', '', 1, 0, 0)`);
  for (const [name, [userId, nickname, avatar]] of Object.entries(members))
    insert.run(userId, name, nickname, avatar);
  migrate(db, [profileMigrations]);
  const rows = v.parse(v.array(Row), db.prepare('SELECT name, nickname, avatar FROM member').all());
  return Object.fromEntries(rows.map(({ name, ...seen }) => [name, seen]));
}

test('[5.06] members of an earlier version lose their login name in public', () => {
  const members = updated({
    zhangsan: ['m-1', 'zhangsan', '/art/avatar/zhangsan.svg'],
    lisi: ['m-2', 'LiSi', '/art/avatar/lisi.svg'],
    wangwu: ['m-3', '海边看球', '/art/avatar/wangwu.svg'],
  });
  expect(JSON.stringify(Object.values(members)).toLowerCase()).not.toMatch(/zhangsan|lisi|wangwu/);
  expect(members.zhangsan?.nickname).toMatch(/^球友[1-9]\d{7}$/);
  expect(members.wangwu?.nickname).toBe('海边看球');
  const avatars = Object.values(members).map(({ avatar }) => avatar);
  expect(new Set(avatars).size).toBe(3);
  for (const avatar of avatars) expect(avatar).toMatch(/^\/art\/avatar\/[\da-f]{12}\.svg$/);
});

test('chosen avatars, uploaded ones and demo members stay unchanged', () => {
  const unchanged = {
    chosen: { nickname: '远山', avatar: PLATFORM_AVATAR },
    uploaded: { nickname: '潮汐', avatar: '/pictures/7' },
    beian: { nickname: '北岸的风', avatar: '/art/avatar/beian.svg' },
  };
  const { chosen, uploaded, beian } = unchanged;
  const before = {
    chosen: ['m-1', chosen.nickname, chosen.avatar],
    uploaded: ['m-2', uploaded.nickname, uploaded.avatar],
    beian: ['u-beian', beian.nickname, beian.avatar],
  } as const;
  expect(updated(before)).toEqual(unchanged);
});
