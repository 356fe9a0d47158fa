import './lobby-tile.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnBlock } from '#app/features/ground/play-session/use-own-block.ts';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { percentText, volatilityText } from '#app/features/play/game/game-figures.ts';
import { FavouriteButton, HeatBar } from '#app/features/play/game/game-tile.tsx';
import { gamePath } from '#app/routes/paths.ts';
import type { Game } from '#contract/play/game/schema.ts';
import { countText } from '#contract/units/count.ts';
import { formatShort } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { classNames } from '#kit/class-names.ts';
import { Link } from '#kit/link/link.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';

type DemoLinkProps = { readonly game: Game; readonly size?: 'sm' };

/** Leads to a game's demo and back here; nothing for a game without one. */
export function DemoLink({ game, size }: DemoLinkProps) {
  const { pathname: from } = useLocation();
  if (!game.hasDemo) return null;
  return (
    <Link
      className={buttonClass({ size })}
      to={gamePath(game.gameId, true)}
      state={{ from }}
      aria-label={t('lobby.demoOf', { name: game.name })}
    >
      {t('lobby.demo')}
    </Link>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

/** Return, least stake and volatility of a game, in the currency of the reader. */
function Figures({ game }: { game: Game }) {
  const currency = useCurrency();
  const amount = currency ? currency.symbol + formatShort(game.leastStake[currency.code]) : '–';
  const least = percentText(game.rtp);
  const rtp = game.rtp === game.rtpMost ? least : t('lobby.from', { amount: least });
  return (
    <dl className="lobby-card__figures">
      <Figure name={t('lobby.rtp')}>{rtp}</Figure>
      <Figure name={t('lobby.leastStake')}>{t('lobby.from', { amount })}</Figure>
      <Figure name={t('lobby.volatility')}>{volatilityText(game)}</Figure>
    </dl>
  );
}

/** Line below the name: why the game cannot be played, or how many people play it now; blank for nobody. */
function noteOf({ status, players }: Game, isBlocked: boolean): string {
  if (isBlocked) return t('lobby.blocked');
  if (status === 'disabled') return t('lobby.maintained');
  return players === 0 ? '' : t('lobby.players', { count: countText(players) });
}

/** A game of the venue: its cover beside its figures and the buttons to enter or try it. Pressing it opens its facts. */
export function LobbyTile({ game, onOpen }: { game: Game; onOpen: (game: Game) => void }) {
  const isBlocked = useOwnBlock(game) !== null;
  const isOff = game.status === 'disabled';
  return (
    <article className={classNames('card lobby-card', isOff && 'lobby-card--off')}>
      <img src={game.cover} alt="" width={300} height={400} loading="lazy" />
      <button type="button" className="lobby-card__open" onClick={() => onOpen(game)}>
        <b className="ell">{game.name}</b>
        <span className="row gap-8 cap t3">
          <span className="ell">{game.brand}</span>
          <Tag>{t(`game.${game.category}`)}</Tag>
          {game.isNew ? <Tag tone="primary">{t('game.isNew')}</Tag> : null}
        </span>
        <span className="row gap-8 cap t3">
          <HeatBar heat={game.heat} />
          <span className="ell">{noteOf(game, isBlocked)}</span>
        </span>
      </button>
      <Figures game={game} />
      {isBlocked || isOff ? null : (
        <span className="lobby-card__ways">
          <DemoLink game={game} size="sm" />
          <Button
            variant="soft"
            size="sm"
            aria-label={t('lobby.enterOf', { name: game.name })}
            onClick={() => onOpen(game)}
          >
            {t('lobby.enterShort')}
          </Button>
        </span>
      )}
      <span className="lobby-card__fav">
        <FavouriteButton game={game} />
      </span>
    </article>
  );
}
