import { dayTimeText } from '#app/core-client/shown-time.ts';
import type { OutputOf } from '#contract/calls/table.ts';
import { KINDS } from '../head/kinds.table.ts';
import { StatusPill } from '../head/status-pill.tsx';
import { t } from '../tasks/texts.ts';
import { LevelMap } from './level-map.tsx';
import '../head/activity-art.css';
import '../head/activity-hero.css';

const PITCH = '/activities/breakout-pitch.svg';

/** The head of the levels: the pitch with the member's own way across it, and how far they are. */
export function BreakoutHero({ card, part: { levels } }: OutputOf<'activity.breakout'>) {
  const { title, tint } = KINDS.breakout;
  const chests = levels.filter(({ isChest }) => isChest);
  const passed = (some: typeof levels) => some.filter(({ state }) => state === 'passed').length;
  const facts = [
    [t('task.breakoutDone'), t('task.breakoutOf', { count: passed(levels), all: levels.length })],
    [t('task.breakoutChests'), t('task.breakoutChestsOf', { count: passed(chests), all: chests.length })],
  ] as const;
  return (
    <section className={`acthero lvhero actint actint--${tint}`} aria-label={title}>
      <img className="actart actart--covers" src={PITCH} alt="" />
      <span className="lvhero__shade" aria-hidden="true" />
      <div className="lvhero__head">
        <div className="acthero__text">
          <div className="acthero__state">
            <StatusPill tone={card.phase === 'open' ? 'open' : 'over'}>
              {t('task.breakoutEnd', { time: dayTimeText(card.times.endAt) })}
            </StatusPill>
          </div>
          <h1>{title}</h1>
          <p>{t('task.breakoutText')}</p>
        </div>
        <dl className="lvfacts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LevelMap levels={levels} />
    </section>
  );
}
