import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RoundRecord } from '#contract/play/venue/schema.ts';
import { gamesCsv } from './games-csv.ts';

test('[7.13] rounds are exported as rows under a header', () => {
  const round = v.parse(RoundRecord, {
    roundId: '42',
    gameId: 'g1',
    name: '夜场灯光',
    venue: 'BTEGDZ',
    venueName: '白塔电子',
    stake: '10.00',
    payout: '2.50',
    validStake: '7.50',
    at: Date.UTC(2026, 10, 20, 11, 21, 9),
  });
  expect(gamesCsv([round], 'CNY').replace('\ufeff', '').split('\r\n')).toEqual([
    '"时间","游戏","场馆","局号","投注","有效投注","返还","净输赢","币种"',
    '"2026-11-20 19:21:09","夜场灯光","白塔电子","42","10.00","7.50","2.50","-7.50","CNY"',
    '',
  ]);
});
