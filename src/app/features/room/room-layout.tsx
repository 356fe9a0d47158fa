import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#app/kit/icon/icon.tsx';
import { paths } from '#app/routes/paths.ts';
import { GiftButton } from './gift-button.tsx';
import { Panes } from './panes.tsx';
import type { RoomContent } from './room-content.ts';
import { panesOf } from './room-panes.ts';
import { RoomPicture } from './room-picture.tsx';
import { ScoreHeader } from './score-header.tsx';
import { t } from './texts.ts';
import { useShownContent } from './use-shown-content.ts';
import { useRoomWidth } from './use-wide.ts';

const BelowPicture = lazy(() =>
  import('./below-picture.tsx').then((file) => ({ default: file.BelowPicture })),
);

const titleOf = ({ detail, anchor }: RoomContent): string =>
  anchor?.nickname ??
  (detail ? t('match.versus', { home: detail.match.home.name, away: detail.match.away.name }) : '');

/** The three panes of a room: prices, stage, chat. On narrower screens the panes become tabs beside or under the stage. */
export function RoomLayout(room: RoomContent) {
  const content = useShownContent(room);
  const width = useRoomWidth();
  const [theatre, setTheatre] = useState(false);
  const { detail, anchor, address } = content;
  const knows = { match: detail !== null, anchor: anchor !== null || Boolean(detail?.match.anchors.length) };
  const { left, chat } = panesOf(width, theatre, knows);
  const toName = anchor?.nickname ?? detail?.match.anchors[0]?.nickname ?? t('room.homeSide');

  return (
    <main id="main" className={`rm${theatre ? ' rm--theatre' : ''}${detail ? '' : ' rm--anchor'}`}>
      <h1 className="sr">{titleOf(content)}</h1>
      {left.length > 0 ? (
        <aside className="pane" aria-label={t('room.leftPane')}>
          <Panes content={content} panes={left} trailing={null} />
        </aside>
      ) : null}
      <section className="stg stage" aria-label={t('room.stage')}>
        <Link className="rm__back" to={paths.home} aria-label={t('room.back')}>
          <Icon name="chev-left" size={24} />
        </Link>
        {detail ? <ScoreHeader content={content} detail={detail} /> : null}
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
          panes={chat}
          trailing={width === 'narrow' ? <GiftButton room={address.room} toName={toName} /> : null}
        />
      </aside>
    </main>
  );
}
