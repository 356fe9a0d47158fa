import type { PageCallName } from '#contract/calls/page-call.ts';

/**
 * Calls whose answers are of the member who asked, and gone with them. Any other answer is the same for everybody, so
 * that a page shows the last one on while it is asked again for the next viewer.
 */
export const memberCalls: ReadonlySet<PageCallName> = new Set<PageCallName>([
  'deposit.payTypes',
  'depositLimit.list',
  'exchange.quote',
  'follow.list',
  'game.collected',
  'coin.packs',
  'coin.records',
  'gift.permission',
  'inbox.list',
  'payee.list',
  'statement.get',
  'statement.list',
  'search.all',
  'treasury.records',
  'treasury.view',
  'wallet.assets',
  'withdraw.prompt',
]);
