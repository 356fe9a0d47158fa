import type { ReactNode } from 'react';
import { NearLimit } from '#app/features/ground/play-session/remaining-limits.tsx';
import { RestDay } from '#app/features/ground/play-session/rest-day.tsx';
import type { Game } from '#contract/play/game/schema.ts';
import type { PlayState } from '#contract/play/venue/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { formatMinor } from '#contract/units/money.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { Count } from '#kit/mark/count.tsx';
import { netText } from '../net-text.ts';
import { t } from '../texts.ts';
import './frame-bar.css';

/** Hours, minutes and seconds since the visit began; by the server's clock, so that a reload changes nothing. */
export const useVisitTime = (visit: PlayState | null): string =>
  useServerText((now) => (visit ? durationText(now - visit.startedAt, 'always') : ''));

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="frame-bar__figure stack">
    <small>{name}</small>
    <b>{children}</b>
  </span>
);

type FrameBarProps = {
  readonly game: Game;
  readonly demo: boolean;
  readonly visit: PlayState | null;
  readonly currency: CurrencyEntry;
  readonly isFull: boolean;
  /** Chat of a live table; null for every other game. */
  readonly chat: { readonly isShown: boolean; readonly unread: number; readonly toggle: () => void } | null;
  readonly onBack: () => void;
  readonly onTransfer: () => void;
  readonly onRules: () => void;
  readonly onFull: () => void;
  readonly onExit: () => void;
};

/** Above the game, before it in the order of the keyboard: what it costs so far, how long it lasts, and the way out. */
export function FrameBar({ game, demo, visit, currency, isFull, chat, ...on }: FrameBarProps) {
  const time = useVisitTime(visit);
  // A phone has room for two of the buttons.
  const isNarrow = useNarrow();
  return (
    <header className="frame-bar row">
      <IconButton icon="chev-left" iconSize={22} label={t('venue.back')} onClick={on.onBack} />
      <div className="frame-bar__name stack may-shrink">
        <h1 className="ell">{game.name}</h1>
        <span className="cap t3 ell">{game.venueName}</span>
      </div>
      <div className="frame-bar__figures">
        <Figure name={t('venue.thisVisit')}>
          <span role="timer">{time}</span>
        </Figure>
        <Figure name={t('venue.staked')}>{visit ? formatMinor(visit.staked) : ''}</Figure>
        <Figure name={t('venue.net')}>{visit ? netText(visit.staked, visit.returned) : ''}</Figure>
        {demo ? null : <NearLimit currency={currency} />}
      </div>
      <span className="frame-bar__balance row gap-8">
        <small>{t(demo ? 'venue.points' : 'venue.balance')}</small>
        <b>{visit ? formatMinor(visit.balance) : ''}</b>
        {demo ? null : (
          <Button size="xs" variant="soft" onClick={on.onTransfer}>
            {t('venue.bringMore')}
          </Button>
        )}
      </span>
      <span className="frame-bar__tools row">
        {demo ? null : <RestDay />}
        {chat ? (
          <IconButton
            icon="chat"
            label={chat.unread > 0 ? t('venue.chatUnread', { count: chat.unread }) : t('venue.chat')}
            pressed={chat.isShown}
            onClick={chat.toggle}
          >
            <Count value={chat.unread} />
          </IconButton>
        ) : null}
        <IconButton icon="info" label={t('venue.rules')} onClick={on.onRules} />
        {chat && isNarrow ? null : (
          <IconButton
            icon="maximize"
            label={t(isFull ? 'venue.leaveFullScreen' : 'venue.fullScreen')}
            onClick={on.onFull}
          />
        )}
      </span>
      <Button size="sm" icon="logout" className="frame-bar__exit" onClick={on.onExit}>
        {t(demo ? 'venue.leaveDemo' : 'venue.exit')}
      </Button>
    </header>
  );
}
