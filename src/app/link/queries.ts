import { createCallCells } from './query.ts';

/** The calls screens ask and keep fresh. */
export const anchorList = createCallCells('live.anchors');
export const anchorRoom = createCallCells('live.anchorRoom');
export const giftConfig = createCallCells('gift.config');
export const giftPermission = createCallCells('gift.permission', 'members');
export const siteConfig = createCallCells('site.config');
export const coinPacks = createCallCells('gift.coinPacks', 'members');
export const coinRecords = createCallCells('gift.coinRecords', 'members');
