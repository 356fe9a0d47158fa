import { reading } from '#app/features/ground/article/texts.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** News and one article. */
const news = {
  text: '赛报、前瞻与专家观点，随赛程更新',
  categories: '新闻分类',
  beside: '专家与联赛',
  all: '全部',
  article: '文章',
  noArticles: '这个分类还没有文章',
  noArticlesText: '比赛结束后编辑部会送上赛报',
  minutes: '{count} 分钟读完',
  desk: '编辑部',
  toMatch: '进入相关比赛',
  related: '相关阅读',
  articleGone: '这篇文章已经不在了',
  articleGoneText: '赛报保留七天，看看最近的新闻',
  toNews: '去看新闻',
  leagues: '联赛',
  league: '选择联赛',
  leagueAbout: '{area} · {count} 支球队',
  standings: '{league}积分榜',
  next: '接下来',
  noNext: '五天内没有比赛',
  last: '最近赛果',
  noLast: '还没有结束的比赛',
  versus: '{home} — {away}',
  result: '{home} {score} {away}',
  viewOnly: '专家观点只代表个人，赛前判断与赛果逐场公开，不构成投注建议。',
} as const;

export const t = textsOf({ news, reading });
