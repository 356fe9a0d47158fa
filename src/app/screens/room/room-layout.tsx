import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#app/i18n/text.ts';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { paths } from '#app/routes/paths.ts';
import { GiftButton } from './gift-button.tsx';
import { RoomChat } from './room-chat.tsx';
import type { RoomContent } from './room-content.ts';
import { RoomPicture } from './room-picture.tsx';
import { ScoreHeader } from './score-header.tsx';
import { useRoomWidth } from './use-wide.ts';

const BelowPicture = lazy(() =>
  import('./below-picture.tsx').then((file) => ({ default: file.BelowPicture })),
);
const OddsPanel = lazy(() => import('./odds-panel.tsx').then((file) => ({ default: file.OddsPanel })));
const MatchPanel = lazy(() => import('./match-panel.tsx').then((file) => ({ default: file.MatchPanel })));

type Pane = 'chat' | 'odds' | 'matchTab';

type PanesProps = {
  readonly content: RoomContent;
  readonly panes: readonly Pane[];
  readonly trailing: ReactNode;
};

function Panes({ content, panes, trailing }: PanesProps) {
  const [pane, setPane] = useState<Pane>(panes[0] ?? 'chat');
  const shown = panes.includes(pane) ? pane : (panes[0] ?? 'chat');
  const { detail } = content;
  const id = useId();
  const items = panes.map((value) => ({ value, label: t(`room.${value}`) }));
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
          <Suspense fallback={null}>
            {value === 'chat' ? <RoomChat content={content} trailing={trailing} /> : null}
            {value === 'odds' && detail ? <OddsPanel matchId={detail.match.matchId} /> : null}
            {value === 'matchTab' && detail ? <MatchPanel detail={detail} /> : null}
          </Suspense>
        </TabPanel>
      ))}
    </>
  );
}

const MATCH_PANES = ['odds', 'matchTab'] as const;

const titleOf = ({ detail, anchor }: RoomContent): string =>
  anchor?.nickname ??
  (detail ? t('match.versus', { home: detail.match.home.name, away: detail.match.away.name }) : '');

/** The three panes of a room: prices, stage, chat. On narrower screens the panes become tabs beside or under the stage. */
export function RoomLayout(content: RoomContent) {
  const width = useRoomWidth();
  const [theatre, setTheatre] = useState(false);
  const { detail, anchor, page, pages, address } = content;
  const sidePanes = width === 'widest' && !theatre;
  const toName = anchor?.nickname ?? detail?.match.anchors[0]?.nickname ?? t('room.homeSide');
  const chatPanes: readonly Pane[] = detail && !sidePanes ? ['chat', ...MATCH_PANES] : ['chat'];

  return (
    <main id="main" className={`rm${theatre ? ' rm--theatre' : ''}${detail ? '' : ' rm--anchor'}`}>
      <h1 className="sr">{titleOf(content)}</h1>
      {sidePanes && detail ? (
        <aside className="pane rm__left" aria-label={t('room.leftPane')}>
          <Panes content={content} panes={MATCH_PANES} trailing={null} />
        </aside>
      ) : null}
      <section className="stg stage" aria-label={t('room.stage')}>
        <Link className="rm__back" to={paths.home} aria-label={t('room.back')}>
          <Icon name="chev-left" size={24} />
        </Link>
        {detail ? (
          <ScoreHeader
            match={detail.match}
            stadium={detail.stadium}
            address={address}
            page={page}
            pages={pages}
          />
        ) : null}
        <RoomPicture content={content} theatre={theatre} onTheatre={setTheatre} />
        {width === 'narrow' ? null : (
          <Suspense fallback={null}>
            <BelowPicture content={content} />
          </Suspense>
        )}
      </section>
      <aside className="pane rm__chat" aria-label={t('room.chatPane')}>
        <Panes
          content={content}
          panes={chatPanes}
          trailing={width === 'narrow' ? <GiftButton room={address.room} toName={toName} /> : null}
        />
      </aside>
    </main>
  );
}
