import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { Parcels } from './parcels.ts';

const ADDRESS = {
  recipient: '林舟',
  phone: '13800000207',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号 3 单元 602',
  postcode: '315100',
} as const;

const WORDS = { carrier: '云岭快递', trackingNo: 'YL22178841', why: '' } as const;

/**
 * Seeds the gift that the main demo member chose at grade 4, already delivered, and a mug that waits for its address; by
 * the regular rules. Once.
 */
export function seedParcels(desk: Parcels, now: number): void {
  const userId = demoUserId('beian');
  const at = now - 40 * DAY_MS;
  const parcelId = desk.open(
    { userId, goodsId: 'flask', source: 'VIP 豪礼 V4', sourceKey: `luxuryGift:${userId}:4:1` },
    at,
  );
  desk.address(userId, parcelId, ADDRESS, at + HOUR_MS);
  desk.step(parcelId, 'pack', WORDS, at + DAY_MS);
  desk.step(parcelId, 'ship', WORDS, at + 2 * DAY_MS);
  desk.receive(userId, parcelId, at + 5 * DAY_MS);
  const mug = { userId, goodsId: 'mug', source: '积分兑换', sourceKey: `seed:${userId}:mug` };
  desk.open(mug, now - 2 * HOUR_MS);
}
