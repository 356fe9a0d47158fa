import type { DatabaseSync } from 'node:sqlite';

const currency = 'CNY' as const;

/** One valid request of every call about grades and rebates, by the first demo member, who has both to claim. */
export const vipExamples = ({ db }: { readonly db: DatabaseSync }) =>
  ({
    'vip.grades': {},
    'vip.progress': {},
    'vip.history': { page: 1, size: 20 },
    'vip.claim': {
      giftId: String(
        db
          .prepare(`SELECT max(gift_id) AS id FROM vip_gift WHERE user_id = 'u-beian' AND state = 'ready'`)
          .get()?.id ?? '0',
      ),
      clientRequestId: 'example-vip-claim',
    },
    'rebate.view': { currency },
    'rebate.records': {
      currency,
      from: '2026-06-01',
      to: '2026-06-30',
      state: 'all',
      page: 1,
      size: 20,
    },
    'rebate.claim': { currency, clientRequestId: 'example-rebate-claim' },
  }) as const;
