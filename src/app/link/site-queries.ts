import { createCallCells } from './query.ts';

/** What the frame around the screens asks. */
export const siteNavigation = createCallCells('site.navigation');
export const siteSports = createCallCells('site.sports');
export const siteFloating = createCallCells('site.floating');
export const siteParams = createCallCells('site.params');
export const siteLanguage = createCallCells('site.language');
export const siteDownload = createCallCells('site.download');
export const siteCountries = createCallCells('site.countries');
export const bannerList = createCallCells('banner.list');
export const entryBanner = createCallCells('banner.entry');
export const walletAssets = createCallCells('wallet.assets', 'members');
export const serviceUrl = createCallCells('service.url');
export const servicePopup = createCallCells('service.popup');
export const serviceEChat = createCallCells('service.eChat');
export const serviceLines = createCallCells('service.lines');
