import { type Query, useCall } from '#app/core-client/query.ts';
import { LIVE_LIST_PAGE_SIZE } from '#contract/constants.ts';

const REFRESH_MS = 15_000;

/** Every anchor, asked once for all the places of home that show some. */
export const useAnchors = (): Query<'live.anchors'> =>
  useCall('live.anchors', { page: 1, size: LIVE_LIST_PAGE_SIZE }, { refetchMs: REFRESH_MS });
