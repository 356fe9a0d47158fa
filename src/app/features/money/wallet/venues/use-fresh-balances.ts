import { useState } from 'react';
import type { VenueCode } from '#contract/play/game/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { callCore } from '#core-client/core.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from '../texts.ts';
import type { VenueWallet } from '../with-assets.tsx';

/** Stores balances fetched for one venue at a time [3.05], while they are newer than the list's. */
export function useFreshBalances(currency: Currency) {
  const [balances, setBalances] = useState<ReadonlyMap<VenueCode, VenueWallet>>(new Map());
  const [asking, setAsking] = useState<ReadonlySet<VenueCode>>(new Set());

  const refresh = async ({ venue, name }: VenueWallet) => {
    if (asking.has(venue)) return;
    setAsking((now) => new Set(now).add(venue));
    try {
      const wallet = await callCore('transfer.balance', { venue, currency });
      setBalances((now) => new Map(now).set(venue, wallet));
    } catch {
      showToast({ text: t('assets.refreshFailed', { venue: name }), tone: 'alert' });
    } finally {
      setAsking((now) => new Set([...now].filter((code) => code !== venue)));
    }
  };

  return {
    refresh,
    isAsking: (venue: VenueCode) => asking.has(venue),
    newest(listed: VenueWallet): VenueWallet {
      const alone = balances.get(listed.venue);
      return alone && alone.at > listed.at ? alone : listed;
    },
  };
}

export type FreshBalances = ReturnType<typeof useFreshBalances>;
