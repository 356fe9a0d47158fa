import type * as v from 'valibot';
import type { Sponsor } from '#contract/site/sponsor/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';

const crest = (name: string) => `/art/crest/${encodeURIComponent(name)}.svg`;

export const SPONSORS: readonly v.InferInput<typeof Sponsor>[] = [
  {
    value: 0,
    name: '星港城',
    logo: crest('星港城'),
    role: '官方区域合作伙伴',
    period: '2024—2027 赛季',
    about:
      '合作资金用于扩建星港城的两片训练场和更新排水系统，青年队与女足享有同等的使用时段。款项用途每半年在俱乐部官网公布。',
  },
  {
    value: 1,
    name: '北麓雪狼',
    logo: crest('北麓雪狼'),
    role: '官方数据合作伙伴',
    period: '2025—2026 赛季',
    about:
      '为雪狼馆安装光学追踪设备，采集的比赛数据向联盟全部球队开放。每个主场预留一百张学生票，由附近学校统一领取。',
  },
  {
    value: 2,
    name: '潮汐',
    logo: crest('潮汐'),
    role: '电竞战队冠名赞助',
    period: '2026 全年',
    about:
      '支持潮汐战队的日常训练与心理咨询。冠名不包含青年队，训练作息由战队自行决定，每日训练时长上限写入合作协议。',
  },
  {
    value: 3,
    name: '云岭联',
    logo: crest('云岭联'),
    role: '青训合作伙伴',
    period: '2021—2024 赛季',
    about: '合作已经结束。期间改造的大巴教室留给青年队继续使用。',
  },
];

/** The places each site has set, as its operators left them. */
export const SPONSOR_CONFIG: Readonly<Record<SiteId, unknown[]>> = {
  5000: [0, '1', 3, 'soon', 2],
  5003: ['2', null, 0],
};
