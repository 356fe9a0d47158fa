import { broken, button, type Scene, text } from './scene.ts';
import { t } from './texts.ts';

/** What is read, what is said to a member, and customer service. */
export const readingScenes: readonly Scene[] = [
  { name: 'news', path: '/app/news', shows: text(t('reading.more')) },
  { name: 'article', path: '/app/news/v-star-midfield', shows: text('七十分钟之后') },
  { name: 'expert', path: '/app/experts/zhou-heng', shows: text(t('expert.record')) },
  { name: 'help', path: '/app/help', shows: text('资金存取指南') },
  { name: 'announcements', path: '/app/announcements?open=n-limits', shows: text('投注是娱乐') },
  { name: 'multiview', path: '/app/multiview', shows: text('同时看两路或四路直播，一路有声音') },
  { name: 'sponsors', path: '/app/sponsors', shows: text('官方区域合作伙伴') },
  { name: 'experts', path: '/app/experts', shows: text(t('expert.listText')) },
  { name: 'help-topic', path: '/app/help/limits', shows: text('怎么定数字') },
  { name: 'messages', path: '/app/messages', account: 'beian', shows: button(t('inbox.markRead')) },
  {
    name: 'messages-broken',
    path: '/app/messages',
    account: 'beian',
    prepare: broken('/msg/v1'),
    shows: button(t('common.retry')),
  },
  { name: 'me', path: '/app/me', account: 'beian', shows: text('北岸的风') },
  { name: 'me-guest', path: '/app/me', shows: text('还没有登录') },
  { name: 'profile', path: '/app/me/profile', account: 'beian', shows: text(t('profile.basics')) },
  {
    name: 'profile-avatar',
    path: '/app/me/profile?edit=avatar',
    account: 'beian',
    shows: (page) => page.getByRole('dialog', { name: t('avatar.title') }),
  },
  {
    name: 'profile-phone',
    path: '/app/me/profile?edit=phone',
    account: 'wuhao',
    shows: (page) => page.getByRole('dialog', { name: t('phone.bindTitle') }),
  },
  { name: 'security', path: '/app/me/security', account: 'beian', shows: text(t('security.history')) },
  {
    name: 'footer',
    path: '/app/me',
    prepare: (page) => page.getByRole('contentinfo').getByText('18+').scrollIntoViewIfNeeded(),
    shows: (page) => page.getByRole('contentinfo').getByText('18+'),
  },
  {
    name: 'service',
    path: '/cs',
    shows: (page) => page.getByRole('region', { name: t('support.contacts') }),
  },
  { name: 'lobby', path: '/app/egame/bt', account: 'beian', shows: text('锦鲤祥云') },
  { name: 'lobby-guest', path: '/app/egame/ybegdz?view=hot', shows: text('十二码') },
  { name: 'lobby-maintained', path: '/app/egame/lz', shows: text(t('lobby.maintainedText')) },
  { name: 'lobby-none', path: '/app/egame/bt?q=zzzz', shows: button(t('lobby.clear')) },
  {
    name: 'lobby-broken',
    path: '/app/egame/bt',
    prepare: broken('/api/game/egame/v1/list'),
    shows: button(t('common.retry')),
  },
  {
    name: 'lobby-missing',
    path: '/app/egame/zz',
    shows: text(t('lobby.missing')),
  },
  { name: 'not-found', path: '/app/no-such-page', shows: text(t('common.notFoundTitle')) },
  {
    name: 'states',
    path: '/app/states',
    unbuilt: true,
    shows: (page) => page.getByRole('main'),
  },
];
