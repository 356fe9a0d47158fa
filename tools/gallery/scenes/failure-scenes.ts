import type { Page } from 'playwright';
import { withNewVersion, withOtherCore, withoutCore, withoutStorage } from '#tests/e2e/pages/core-trouble.ts';
import { button, inTurn, type Scene, text } from '../scene.ts';
import { t } from '../texts.ts';

const goOffline = (page: Page) => page.context().setOffline(true);
const shown = (page: Page) =>
  page
    .getByRole('complementary', { name: t('rail.label') })
    .or(page.getByRole('contentinfo'))
    .first()
    .waitFor();

/** The bars that are above every screen when something is wrong with the page itself. */
export const failureScenes: readonly Scene[] = [
  { name: 'bar-no-core', path: '/app/home', before: withoutCore, shows: text(t('notice.coreSilent')) },
  {
    name: 'bar-no-core-wallet',
    path: '/app/wallet',
    before: withoutCore,
    shows: text(t('notice.coreSilent')),
  },
  {
    name: 'bar-old-build',
    path: '/app/home',
    before: withOtherCore,
    shows: text(t('notice.coreRefused')),
  },
  {
    name: 'bar-no-storage',
    path: '/app/wallet',
    account: 'qinghe',
    before: withoutStorage,
    shows: button(t('notice.storageClose')),
  },
  {
    name: 'bar-offline',
    path: '/app/me',
    prepare: inTurn(shown, goOffline),
    shows: text(t('shell.offline')),
  },
  {
    name: 'bar-new-version',
    path: '/app/me',
    prepare: inTurn(shown, withNewVersion),
    shows: text(t('notice.newVersion')),
  },
];
