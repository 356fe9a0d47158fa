import type * as v from 'valibot';
import type { Gift } from '#contract/community/gift/schema.ts';

type GiftRow = readonly [
  giftId: string,
  code: string,
  tier: 'light' | 'fine' | 'grand',
  price: number,
  name: string,
  format: 'svga' | 'apng',
];

const ROWS: readonly GiftRow[] = [
  ['g01', 'whistle', 'light', 1, '哨子', 'svga'],
  ['g02', 'scarf', 'light', 10, '围巾', 'apng'],
  ['g03', 'horn', 'light', 66, '助威喇叭', 'svga'],
  ['g04', 'boot', 'fine', 188, '战靴', 'apng'],
  ['g05', 'trophy', 'fine', 520, '冠军奖杯', 'svga'],
  ['g06', 'fireworks', 'fine', 1314, '烟花礼炮', 'svga'],
  ['g07', 'airship', 'grand', 5200, '观赛飞艇', 'svga'],
  ['g08', 'floodlights', 'grand', 9999, '点亮主场', 'svga'],
  ['g09', 'golden-boot', 'fine', 888, '金靴', 'svga'],
  ['g10', 'champagne', 'fine', 1888, '香槟雨', 'svga'],
  ['g11', 'home-night', 'grand', 6666, '主场之夜', 'svga'],
  ['g12', 'kings-entrance', 'grand', 13_140, '王者入场', 'svga'],
];

/** The sandbox's gifts as `gift.config` answers them [3.08]; prices are whole coins. Code and format name the file in `animations/`. */
export const GIFTS: readonly v.InferInput<typeof Gift>[] = ROWS.map(
  ([giftId, giftCode, giftType, price, name, format]) => ({
    giftId,
    giftCode,
    giftType,
    status: 1,
    price: price.toString(),
    name,
    url: `/art/gift/${encodeURIComponent(name)}.svg`,
    svgaUrl: `/gifts/${giftCode}.${format}`,
  }),
);
