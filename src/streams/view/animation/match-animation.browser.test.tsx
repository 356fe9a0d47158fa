import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Match, MatchDetail, type MatchEvent } from '#contract/play/match/schema.ts';
import { wireMatch } from '#tests/fixtures/match/match.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { MatchAnimation } from './match-animation.tsx';

type EventPart = Pick<MatchEvent, 'kind' | 'side' | 'x'>;

/** A match in its second half with these events, the last one just now. */
const detailWith = (events: readonly EventPart[], phase: Match['clock']['phase'] = 'second'): MatchDetail =>
  v.parse(MatchDetail, {
    match: wireMatch(Date.now(), { phase, score: [2, 1] }),
    stadium: '星港体育场',
    events: events.map((event, index) => ({
      ...event,
      eventId: `e${index}`,
      minute: 63,
      player: '江临川',
      at: Date.now(),
      y: 50,
    })),
    stats: [],
    periods: [],
  });

const show = (detail: MatchDetail) => mount(<MatchAnimation detail={detail} overlay={null} />);

test('[2.11] the ball is at the last play, with its description beside it', async () => {
  const container = show(detailWith([{ kind: 'attack', side: 'home', x: 90 }]));
  await expect.element(page.getByText('危险进攻')).toBeVisible();
  const ball = container.querySelector('.pitch__ball')?.getBoundingClientRect();
  const pitchBox = container.querySelector('.pitch')?.getBoundingClientRect();
  if (!ball || !pitchBox) throw new Error('a drawing with a ball');
  expect((ball.left - pitchBox.left) / pitchBox.width).toBeGreaterThan(0.75);
  expect(page.getByRole('region', { name: '星港城 对 白鹭湾 的动画直播' }).query()).not.toBeNull();
});

test('[2.11] a goal fills the drawing for a moment, with scorer and score', async () => {
  const container = show(detailWith([{ kind: 'goal', side: 'home', x: 100 }]));
  await expect.element(page.getByText('2 : 1')).toBeVisible();
  await expect.element(page.getByText('63′ 江临川')).toBeVisible();
  expect(container.querySelector('.pitch__cap')).toBeNull();
});

test('[2.11] before kick-off the pitch is empty', () => {
  const container = show(detailWith([], 'upcoming'));
  expect(container.querySelector('.pitch__ball')).toBeNull();
  expect(container.querySelector('.pitch__lines')).not.toBeNull();
});
