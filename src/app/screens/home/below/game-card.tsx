import { tHome } from '#app/i18n/home-text.ts';
import { Tag } from '#app/kit/mark/tag.tsx';
import type { Game } from '#contract/models/game.ts';
import { countText } from '#contract/units/count.ts';
import { HeatBars } from './heat-bars.tsx';

/** A game by its cover; how many play it, and how that went in the last hours. */
export const GameCard = ({ game, onOpen }: { game: Game; onOpen: () => void }) => (
  <button type="button" className="gm" aria-haspopup="dialog" onClick={onOpen}>
    <span className="gm__c">
      <img src={game.cover} alt="" width={180} height={240} loading="lazy" decoding="async" />
      {game.status === 'active' ? null : <Tag tone="art">{tHome('home.maintained')}</Tag>}
      {game.status === 'active' && game.isNew ? <Tag tone="art">{tHome('home.isNew')}</Tag> : null}
    </span>
    <b className="gm__n">{game.name}</b>
    <span className="gm__s">
      <span className="num">{tHome('home.playing', { count: countText(game.players) })}</span>
      <HeatBars points={game.heat} />
    </span>
  </button>
);
