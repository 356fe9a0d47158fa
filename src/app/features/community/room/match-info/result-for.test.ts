import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PastMatch } from '#contract/play/match/history-schema.ts';
import { recordOf, resultFor } from './result-for.ts';

const past = (home: string, away: string, score: readonly [number, number]) =>
  v.parse(PastMatch, {
    matchId: 'm1',
    leagueName: '东岸超级联赛',
    startAt: 1,
    home: { name: home, logo: '', score: score[0] },
    away: { name: away, logo: '', score: score[1] },
  });

const three = [past('甲', '乙', [2, 0]), past('乙', '甲', [2, 0]), past('乙', '甲', [1, 1])];

test('[2.10] a past match is read from the given team’s side', () => {
  expect(three.map((match) => resultFor(match, '甲'))).toEqual(['won', 'lost', 'drawn']);
  expect(three.map((match) => resultFor(match, '乙'))).toEqual(['lost', 'won', 'drawn']);
  expect(recordOf(three, '甲')).toEqual({ won: 1, drawn: 1, lost: 1 });
});
