import { useServerText } from '#app/core-client/server-clock.ts';
import { agoText } from '#app/i18n/ago-text.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { t } from '../texts.ts';

/** Says of a list that it is one of an earlier visit, and how old; it takes no room. `isRenewed`: a newer one is on its way. */
export const AsOf = ({ at, isRenewed }: { at: ServerTime; isRenewed: boolean }) => (
  <p className="m3__asof" role="status">
    {t(isRenewed ? 'home.asOfRenewed' : 'home.asOf', { ago: useServerText((now) => agoText(at, now)) })}
  </p>
);
