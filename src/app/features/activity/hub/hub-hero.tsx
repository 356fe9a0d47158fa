import type { ActivityCard, ActivityMoment } from '#contract/activity/schema/card.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { boardTime, LedBoard } from '../head/board/led-board.tsx';
import { KINDS } from '../head/kinds.table.ts';
import { momentText } from '../head/phase.tsx';
import { t } from '../texts.ts';
import type { LedCard } from './hub-cards.tsx';
import { mineText } from './mine-text.ts';
import './hub-hero.css';

const STADIUM = '/art/courtside/hub.svg?width=1296&height=520&day=0&middle=0.5&horizon=0.52&fov=46';

/** Board that counts down to a real moment; `00:00:00` once it is reached, until the list is refetched. */
function Board({ moment: { is, at } }: { moment: ActivityMoment }) {
  const time = useServerText((now) => boardTime(at - now));
  return <LedBoard text={time} label={t(`hub.to_${is}`, { time })} height={36} />;
}

interface HubHeroProps extends LedCard {
  /** Moment of the countdown; null for none. */
  counted: ActivityCard['moment'];
}

/** Current highlight: a board where something starts, ends or is drawn within a day, and a link to it. */
export function HubHero({ card, path, counted }: HubHeroProps) {
  const { kind, title } = card;
  const { text, image, covers } = KINDS[kind];
  return (
    <section className="hub-hero column between" aria-label={t('hub.now')}>
      <img className="hub-hero__ground" src={covers ? image : STADIUM} alt="" />
      {covers ? null : <img className="hub-hero__art" src={image} alt="" />}
      <div>
        <span className="hub-hero__when">
          <Icon name="clock" size={14} />
          {momentText(card)}
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="hub-hero__mine">{mineText(card)}</p>
      </div>
      <div className="row wraps gap-12">
        {counted === null ? null : <Board moment={counted} />}
        <Link
          className={buttonClass({ variant: 'primary', size: 'lg' })}
          to={path}
          aria-label={t('hub.goOf', { title })}
        >
          {t('hub.go')}
        </Link>
      </div>
    </section>
  );
}
