import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { useLegCount } from '#app/features/play/bet/pick/picks.ts';
import { isGame } from '#app/routes/paths.ts';
import type { PlaySessionView } from '#contract/protection/reality-check/calls.ts';
import { PLAY_BEAT_MS } from '#contract/protection/reality-check/constants.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { CheckDialog } from './check-dialog.tsx';

/** A reminder that was answered in another tab closes here as soon. */
const RECHECK_MS = 5_000;

/** Reports whether the member is playing: a game with money is open, or the slip is not empty. */
function useIsPlaying(): boolean {
  const { pathname, search } = useLocation();
  const hasLegs = useLegCount() > 0;
  return hasLegs || (isGame(pathname) && !new URLSearchParams(search).has('demo'));
}

function Due({ view, currency }: { view: PlaySessionView; currency: Currency }) {
  useCall('realityCheck.view', { currency }, { refetchMs: RECHECK_MS });
  return <CheckDialog view={view} currency={currency} />;
}

function Watch({ currency }: { currency: Currency }) {
  const playing = useIsPlaying();
  const input = { currency };
  const beat = lastOf(useCall('realityCheck.beat', input, { enabled: playing, refetchMs: PLAY_BEAT_MS }));
  const view = useCall('realityCheck.view', input, { refetchMs: REFRESH_MS['realityCheck.view'] });
  useEffect(() => {
    if (beat) void refreshAnswers('realityCheck.view', 'ownLimit.list');
  }, [beat]);
  const shown = lastOf(view);
  const due = shown?.due ? shown : null;
  return due ? <Due view={due} currency={currency} /> : null;
}

/** Reports the member's play to the platform, refreshes the displayed session, and shows the reminder when it is due [P.08]. */
export function PlayWatch() {
  const currency = useCurrency();
  return currency ? <Watch currency={currency.code} /> : null;
}
