import { type ReactNode, useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { useLegCount } from '#app/features/play/bet/pick/picks.ts';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { useAddressStart } from '#app/page/list/address-start.ts';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import { composerJump } from '#chat/view/compose/composer-jump.ts';
import { countText } from '#contract/units/count.ts';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { RoomChat } from '../chat/room-chat.tsx';
import type { ShownContent } from '../content/room-content.ts';
import { PaneCare, PaneWait } from '../panes/pane-parts.tsx';
import type { Pane } from '../panes/room-panes.ts';
import { t } from '../texts.ts';

const OddsPanel = lazyPart(() => import('../odds/odds-panel.tsx').then((file) => file.OddsPanel));
const BetTray = lazyPart(() =>
  import('#app/features/play/bet/tray/bet-tray.tsx').then((file) => file.BetTray),
);
const InlineSlip = lazyPart(() =>
  import('#app/features/play/bet/host/inline-slip.tsx').then((file) => file.InlineSlip),
);
const StatsPane = lazyPart(() => import('../match-info/stats-pane.tsx').then((file) => file.StatsPane));
const LineupsPane = lazyPart(() => import('../match-info/lineups-pane.tsx').then((file) => file.LineupsPane));
const HistoryPane = lazyPart(() => import('../match-info/history-pane.tsx').then((file) => file.HistoryPane));
const FactsPane = lazyPart(() => import('../match-info/facts-pane.tsx').then((file) => file.FactsPane));
const RankPane = lazyPart(() => import('../rank/rank-pane.tsx').then((file) => file.RankPane));
const AdminPane = lazyPart(() => import('../admin/admin-pane.tsx').then((file) => file.AdminPane));
const AnchorPane = lazyPart(() => import('../anchor/anchor-pane.tsx').then((file) => file.AnchorPane));

type Props = {
  readonly content: ShownContent;
  /** Panes of the room, at least one; the first is open unless the address selects another. */
  readonly panes: readonly Pane[];
  readonly trailing: ReactNode;
};

/** The member's bets, of this match and of others, and the slip. */
const BetsPane = () => (
  <>
    <div className="pane-scroll pane__bets">
      <BetTray />
      <PaneCare />
    </div>
    <OptionalPart>
      <InlineSlip />
    </OptionalPart>
  </>
);

function PaneBody({ pane, content, trailing }: { pane: Pane } & Pick<Props, 'content' | 'trailing'>) {
  const { detail, anchor } = content;
  const begun = useContentBegun();
  if (pane === 'chat') return <RoomChat content={content} trailing={trailing} />;
  if (!begun) return <PaneWait />;
  if (pane === 'rank') return <RankPane room={content.address.room} />;
  if (pane === 'admin') return <AdminPane room={content.address.room} />;
  if (pane === 'anchor') return <AnchorPane anchor={anchor} match={detail?.match ?? null} />;
  if (pane === 'bets') return <BetsPane />;
  if (!detail) return null;
  switch (pane) {
    case 'odds':
      return <OddsPanel match={detail.match} />;
    case 'facts':
      return <FactsPane detail={detail} />;
    case 'stats':
      return <StatsPane detail={detail} />;
    case 'lineups':
      return <LineupsPane match={detail.match} />;
    case 'history':
      return <HistoryPane match={detail.match} />;
    default:
      return pane satisfies never;
  }
}

/** The skip link of the chat opens its pane, and then leads into the composer. */
function useChatJump(shown: Pane, panes: readonly Pane[], open: (pane: Pane) => void) {
  const { is } = useSnapshot(composerJump);
  const hasChat = panes.includes('chat');
  useEffect(() => {
    if (is !== 'asked' || !hasChat) return;
    if (shown === 'chat') composerJump.is = 'shown';
    else open('chat');
  }, [is, hasChat, shown, open]);
}
const watching = (viewers: number) => ({
  count: countText(viewers),
  counts: t('room.watching', { count: countText(viewers) }),
});

/** Tabs with what they open. The chat stays while another tab is open. */
export function Panes({ content, panes, trailing }: Props) {
  const [pane, setPane] = useAddressStart(content.address.pane);
  const shown = panes.find((candidate) => candidate === pane) ?? panes[0] ?? 'chat';
  useChatJump(shown, panes, setPane);
  const id = useId();
  const viewers = content.anchor?.viewers ?? content.detail?.match.viewers;
  const legs = useLegCount();
  const slipPane = panes.includes('odds') ? 'odds' : 'bets';
  const items = panes.map((value) => ({
    value,
    label: t(`room.${value}`),
    ...(value === 'chat' && viewers !== undefined && watching(viewers)),
    ...(value === slipPane && legs > 0 && { mark: legs, counts: t('room.picked', { count: legs }) }),
  }));
  return (
    <>
      <Tabs id={id} label={t('room.tabs')} items={items} value={shown} onValueChange={setPane} />
      {panes.map((value) => (
        <TabPanel
          key={value}
          tabs={id}
          value={value}
          current={shown}
          className="pane__body"
          keepMounted={value === 'chat'}
        >
          <PartArea wait={<PaneWait />} size="card">
            <PaneBody pane={value} content={content} trailing={trailing} />
          </PartArea>
        </TabPanel>
      ))}
    </>
  );
}
