import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MatchDetail } from '#contract/play/match/schema.ts';
import { wireMatch } from '#tests/fixtures/match/match.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { MatchStill } from './match-still.tsx';

const AT = 1_795_000_000_000;

const goals = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    eventId: `e${n}`,
    kind: 'goal',
    side: n % 2 === 0 ? 'home' : 'away',
    minute: n * 6 + 1,
    player: `射手 ${n + 1}`,
    at: AT,
    x: 50,
    y: 50,
  }));

const over = (count: number) =>
  v.parse(MatchDetail, {
    match: { ...wireMatch(AT, { phase: 'ended' }), cover: '/a.svg' },
    stadium: '星港体育场',
    events: goals(count),
    stats: [],
    periods: [],
  });

const still = (count: number) =>
  mount(
    <MemoryRouter>
      <MatchStill detail={over(count)} overlay={null} />
    </MemoryRouter>,
  );

test('[4.01] full time lists goals and counts those left out', async () => {
  still(13);
  const lines = page.getByRole('list', { name: '关键事件' }).getByRole('listitem');
  await expect.element(lines.last()).toHaveTextContent('还有 2 个，见数据');
  expect(lines.length).toBe(12);
});

test('[4.01] full time lists all of twelve goals', async () => {
  still(12);
  const lines = page.getByRole('list', { name: '关键事件' }).getByRole('listitem');
  await expect.element(lines.last()).toHaveTextContent('67′进球 射手 12');
  expect(lines.length).toBe(12);
});
