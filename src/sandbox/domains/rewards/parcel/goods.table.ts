import type { GoodsArt } from '#contract/rewards/parcel/schema.ts';

type Good = {
  readonly goodsId: string;
  readonly title: string;
  readonly note: string;
  readonly art: GoodsArt;
};

/** Creates a good whose id is the name of its image. */
const good = (art: GoodsArt, title: string, note: string): Good => ({ goodsId: art, title, note, art });

/** Goods that can be sent home, by id. What is here stays: parcels name it. */
const GOODS: readonly Good[] = [
  good('flask', '保温壶', '500 毫升，316 不锈钢内胆'),
  good('mug', '场边马克杯', '350 毫升，白瓷'),
  good('ball', '五号比赛用球', '热贴合球面，机织内胆'),
  good('hat', '看台毛线帽', '羊毛混纺，均码'),
  good('card', '签名球星卡', '编号发行，附卡套'),
  good('shirt', '主场球衣', '速干面料，尺码签收前可换'),
  good('backpack', '客场双肩包', '22 升，防泼水'),
  good('headphones', '降噪耳机', '头戴式，续航 30 小时'),
  good('suitcase', '20 寸登机箱', '聚碳酸酯，双排静音轮'),
  good('espresso', '半自动咖啡机', '15 bar，含磨豆'),
  good('camera', '旁轴相机', '35 mm 定焦，含背带'),
  good('watch', '机械腕表', '自动上链，40 毫米表径'),
  good('bicycle', '公路自行车', '铝合金车架，8 级变速'),
  good('seats', '主场看台座椅', '一对，可定制编号'),
];

const BY_ID: ReadonlyMap<string, Good> = new Map(GOODS.map((each) => [each.goodsId, each]));

/** Returns a good by its id, or null for an unknown one. */
export const goodOf = (goodsId: string): Good | null => BY_ID.get(goodsId) ?? null;
