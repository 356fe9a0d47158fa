import { LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { type Query, useCall } from '#core-client/query.ts';

/** Fetches every anchor, once for all the parts of home that show some. */
export const useAnchors = (): Query<'live.anchors'> =>
  useCall('live.anchors', { page: 1, size: LIVE_LIST_PAGE_SIZE }, { refetchMs: REFRESH_MS['live.anchors'] });
