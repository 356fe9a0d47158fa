import type { CallName } from '#contract/book/table.ts';

/** Access to a feature: the name of its address, or the call that a screen sends for it. */
type Reach = { readonly at: string } | { readonly call: CallName };

/** Parts of the site by their names in texts. A name that no text uses any more is removed. */
export const FEATURES: Readonly<Record<string, Reach>> = {
  前可以在活动记录: { at: 'activityRecords' },
  交易记录: { at: 'records' },
  客服页: { at: 'support' },
  专家主页: { at: 'expert' },
  场馆页: { at: 'lobby' },
  投注回执: { call: 'bet.detail' },
  比赛页: { at: 'room' },
  登录页: { at: 'login' },
  礼物记录: { at: 'coins' },
  礼物面板: { call: 'gift.permission' },
  订单: { at: 'depositOrder' },
  订单页: { at: 'depositOrder' },
  福利中心: { at: 'welfare' },
  赛事页: { at: 'home' },
  金币明细: { at: 'coins' },
  首页: { at: 'home' },
};

/** Words that look like the name of a part of the site, with the reason why they are not. */
export const ORDINARY: Readonly<Record<string, string>> = {
  人工: 'a word to write to customer service',
  个月的明细: 'lines of the statement, which is named before',
  休眠: 'a state of an account',
  任意一笔: 'a line of the statement, which is named before',
  使用记录: 'what the platform keeps of its use',
  保留的记录: 'what the law wants kept',
  本站: 'the site itself',
  有关的记录: 'what the platform keeps',
  自动记录: 'a verb',
  观看记录: 'what the platform keeps of watching',
  资金记录: 'what the platform keeps of money',
  密集阶段: 'a part of a season',
  场边: 'the name of the product',
  是: 'an answer',
  添加到主屏幕: 'a word of the browser',
  账号异常: 'a word of swindlers',
  赞助: 'a word to begin a letter with',
};
