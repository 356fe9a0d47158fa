import './floating.css';
import { useState } from 'react';
import { useOffersHidden } from '#app/features/ground/site/offers-hidden.ts';
import { paths } from '#app/routes/paths.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { sessionEntryExpiry } from '#contract/people/account/local-hours.ts';
import type { FloatingWindow } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

const keyOf = (floatId: string) => `courtside.float.${floatId}`;

/** Reports whether this window was dismissed and 22:00 has not passed yet [9.07]. `nowMs` is epoch ms. */
const isDismissed = (floatId: string, nowMs: number): boolean =>
  nowMs < Number(ofBrowser.read(keyOf(floatId)) ?? 0);

/** Dismisses a window until 22:00 of the viewer's day. */
function dismiss(floatId: string, nowMs: number): void {
  ofBrowser.write(keyOf(floatId), String(sessionEntryExpiry(nowMs)));
}

function Window({ float, close }: { float: FloatingWindow; close: () => void }) {
  const { title, text, picture, action, link } = float;
  return (
    <li className="float">
      <Link
        className="float__go"
        to={link}
        aria-label={`${title} ${text} ${action}`}
        title={text}
        onClick={close}
      >
        <img src={picture} alt="" width={40} height={40} />
        <b>{title}</b>
      </Link>
      <IconButton icon="x" size="xs" iconSize={12} label={t('rail.closeWindow', { title })} onClick={close} />
    </li>
  );
}

/** Activities of a day by their page. */
const DAILY_AT: Readonly<Record<string, ActivityKind>> = {
  [paths.signIn]: 'signIn',
  [paths.wheel]: 'wheel',
  [paths.rain]: 'rain',
};

/** Windows that lead to something: one of a daily activity goes once the member has done today's part of it. */
function useToDo(windows: readonly FloatingWindow[]): readonly FloatingWindow[] {
  const session = useSession();
  const isDaily = windows.some(({ link }) => link in DAILY_AT);
  const cards = useCall('activity.list', {}, { enabled: session.is === 'member' && isDaily });
  const done = (lastOf(cards)?.list ?? []).filter(({ mine }) => mine.is !== 'ready' && mine.is !== 'won');
  return windows.filter(({ link }) => done.every(({ kind }) => kind !== DAILY_AT[link]));
}

/** Floating windows of the site beside the page; a dismissed or followed one stays hidden until 22:00 [9.07]. */
export function Floating() {
  const windows = useToDo(lastOf(useCall('site.floating', {}))?.list ?? []);
  const hidden = useOffersHidden();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = windows.filter(
    ({ floatId }) => !closed.includes(floatId) && !isDismissed(floatId, serverNow()),
  );
  if (shown.length === 0 || hidden) return null;
  return (
    <aside aria-label={t('rail.floating')}>
      <ul className="floats">
        {shown.map((float) => (
          <Window
            key={float.floatId}
            float={float}
            close={() => {
              dismiss(float.floatId, serverNow());
              setClosed([...closed, float.floatId]);
            }}
          />
        ))}
      </ul>
    </aside>
  );
}
