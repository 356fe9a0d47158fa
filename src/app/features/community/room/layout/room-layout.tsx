import './below-slot.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLegCount } from '#app/features/play/bet/pick/picks.ts';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { paths } from '#app/routes/paths.ts';
import { composerJump } from '#chat/view/compose/composer-jump.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { useRestriction } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import type { RoomContent, ShownContent } from '../content/room-content.ts';
import { useShownContent } from '../content/use-shown-content.ts';
import { GiftButton, giftReceiver } from '../gifts/gift-button.tsx';
import { panesOf, useRoomWidth } from '../panes/room-panes.ts';
import { ScoreHeader } from '../score/score-header.tsx';
import { t } from '../texts.ts';
import { Panes } from './panes.tsx';
import { type RoomShape, useKeyboardSpace, useRoomShape } from './room-shape.ts';
import { RoomVideo } from './room-video.tsx';

const BelowVideo = lazyPart(() => import('./below-video.tsx').then((file) => file.BelowVideo));

type Props = { readonly content: ShownContent; readonly theatre: boolean };

/** Slot under the video, which is reserved while its content loads. */
function BelowVideoSlot({ content, theatre }: Props) {
  const begun = useContentBegun();
  const isFree = useRestriction() === null;
  const { detail, anchor } = content;
  const hasCourse = !theatre && detail !== null && detail.match.clock.phase !== 'upcoming';
  const hasCasters = !theatre && (anchor !== null || Boolean(detail?.match.anchors.length));
  return (
    <div
      className={classNames(
        'room__below column',
        hasCourse && 'room__below--course',
        hasCasters && 'room__below--casters',
        isFree && 'room__below--giving',
      )}
    >
      {begun ? (
        <OptionalPart>
          <BelowVideo content={content} theatre={theatre} />
        </OptionalPart>
      ) : null}
    </div>
  );
}

const titleOf = ({ detail, anchor }: RoomContent): string =>
  anchor?.nickname ??
  (detail ? t('match.versus', { home: detail.match.home.name, away: detail.match.away.name }) : '');

/** Reports whether the viewer is an admin of the room. */
function useIsAdmin(room: RoomRef): boolean {
  const view = useTopic('chat.room', { room });
  return (view?.is === 'open' || view?.is === 'closed') && view.switches.admin;
}

type ChatAsideProps = {
  readonly content: ShownContent;
  readonly theatre: boolean;
  readonly shape: RoomShape;
};

/** Chat and the other tabs beside it. Over the video of a phone in landscape it can be hidden. */
function ChatAside({ content, theatre, shape }: ChatAsideProps) {
  const width = useRoomWidth();
  const [away, setAway] = useState(false);
  const { detail, anchor, address } = content;
  const paneContext = {
    match: detail !== null,
    anchor: anchor !== null || Boolean(detail?.match.anchors.length),
    admin: useIsAdmin(address.room),
    slip: useLegCount() > 0,
  };
  const over = shape === 'turned';
  const { is } = useSnapshot(composerJump);
  useEffect(() => {
    if (is === 'asked') setAway(false);
  }, [is]);
  return (
    <aside
      className={classNames('pane room__chat', over && 'stage', over && away && 'room__chat--away')}
      aria-label={t('room.chatPane')}
    >
      {over ? (
        <IconButton
          icon={away ? 'chat' : 'chev-right'}
          label={t(away ? 'room.showChat' : 'room.hideChat')}
          className="room__fold"
          onClick={() => setAway(!away)}
        />
      ) : null}
      <Panes
        content={content}
        panes={panesOf(width, theatre, paneContext).chat}
        trailing={
          width === 'narrow' ? <GiftButton room={address.room} toName={giftReceiver(content)} /> : null
        }
      />
    </aside>
  );
}

/** The three panes of a room: prices, stage, chat. In smaller windows the panes become tabs beside, under or over the stage. */
export function RoomLayout(room: RoomContent) {
  const content = useShownContent(room);
  const width = useRoomWidth();
  const shape = useRoomShape();
  const space = useKeyboardSpace();
  const [theatre, setTheatre] = useState(false);
  const { detail } = content;
  const { left } = panesOf(width, theatre, {
    match: detail !== null,
    anchor: false,
    admin: false,
    slip: false,
  });
  const className = classNames('room', theatre && 'room--theatre', !detail && 'room--anchor');

  return (
    <main id="main" className={className} data-room={shape} style={space}>
      <h1 className="sr">{titleOf(content)}</h1>
      {left.length > 0 ? (
        <aside className="pane" aria-label={t('room.leftPane')}>
          <Panes content={content} panes={left} trailing={null} />
        </aside>
      ) : null}
      <section className="room-stage column stage" aria-label={t('room.stage')}>
        <Link className="room__back" to={paths.home} aria-label={t('room.back')}>
          <Icon name="chev-left" size={24} />
        </Link>
        {detail ? <ScoreHeader content={content} detail={detail} /> : null}
        <RoomVideo content={content} theatre={theatre} onTheatre={setTheatre} />
        {width === 'narrow' && shape !== 'beside' ? null : (
          <BelowVideoSlot content={content} theatre={theatre} />
        )}
      </section>
      <ChatAside content={content} theatre={theatre} shape={shape} />
    </main>
  );
}
