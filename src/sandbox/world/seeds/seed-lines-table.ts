import type { Exchange, Lines } from './room-lines.ts';

/** Talk at a live table. Nobody urges a bet, boasts of a gain or sees a pattern in past results. */
export const TABLE_LINES = {
  lull: {
    brief: [
      '来了',
      '晚上好',
      '看一局',
      '哈哈[哈|哈哈]',
      '歇一局',
      '[荷官好|你好]',
      '坐会儿',
      '画面[挺清楚|很顺]',
      '在看',
      '[喝口水|去倒杯水]',
    ],
    any: [
      '[小注陪一局|这局我只看]',
      '路单[看个热闹就好|只是记录，别当真]',
      '每局[都是新洗的牌|互不相干]，[看着玩|心态放平]',
      '[给自己设了时间|到点我就走]，[提醒挺好用|今晚不久坐]',
      '[先看了一遍规则|规则里写了返还率]，[心里有数|挺清楚]',
      '核对那一栏[能重算结果|可以自己验]，[我试过|挺透明]',
      '[等会儿还有球赛|看完球过来坐坐]',
      '试玩[先熟悉一下|练练手]，[不着急|慢慢来]',
      '[今天就玩到这|下一局我不下了]，[大家晚安|先走了]',
      '荷官[手很稳|翻牌真利落]',
    ],
    questions: ['[延迟|画面]你们那边[多少|怎么样]？', '这桌[一局多久|节奏快吗]？'],
  },
} as const satisfies Record<string, Lines>;

export const TABLE_EXCHANGES: readonly Exchange[] = [
  {
    question: '画面[断了|卡住]怎么办？',
    answers: ['[点只看结果|换条线路]就行，已下的注[有效|不受影响]', '以服务器开出的为准'],
  },
  {
    question: '路单[有用吗|能看出什么]？',
    answers: ['没有，[每局独立|每局都重新洗牌]', '就是[记录|个记录]，别当依据'],
  },
  {
    question: '[怎么限制时间|提醒在哪设]？',
    answers: ['底下[限额与保护|那一栏]里有', '进桌前也能设'],
  },
];
