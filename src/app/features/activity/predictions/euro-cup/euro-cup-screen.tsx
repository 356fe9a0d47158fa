import '#app/features/activity/head/leaderboard.css';
import './euro-cup.css';
import { useState } from 'react';
import { LockedNote } from '#app/features/activity/head/act-notices.tsx';
import { ActivityHero } from '#app/features/activity/head/page/activity-hero.tsx';
import { ActivityPage } from '#app/features/activity/head/page/activity-page.tsx';
import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { PhasePill } from '#app/features/activity/head/phase.tsx';
import { RecordsCard } from '#app/features/activity/head/records-card.tsx';
import { useActing } from '#app/features/activity/head/use-acting.ts';
import type { EuroCupPart } from '#contract/activity/schema/kinds/euro-cup.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { coins as coinsOf, formatCoins } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { BracketCard } from './bracket-card.tsx';
import { PickCard } from './pick-card.tsx';
import { t } from './texts.ts';

/** Leaderboard by points; equal results share a rank. */
const CupBoard = ({ board, players }: Pick<EuroCupPart, 'board' | 'players'>) => (
  <Card aria-label={t('euroCup.board')}>
    <div className="padded__head">
      <h2>{t('euroCup.board')}</h2>
      <span className="cap t3">{t('euroCup.players', { count: players })}</span>
    </div>
    <ol className="ruled leaderboard">
      {board.map(({ rank, name, avatar, points, exact, isMe }) => (
        <li key={`${rank} ${name}`} className={isMe ? 'primary-text strong' : undefined}>
          <span className="num">{rank}</span>
          <Avatar src={avatar} size={28} />
          <span className="ell">{isMe ? t('euroCup.me') : name}</span>
          <span className="cap t3">{t('euroCup.exact', { count: exact })}</span>
          <b className="num">{points}</b>
        </li>
      ))}
    </ol>
  </Card>
);

/** Prizes by number of points. */
const CupPrizes = ({ prizes }: Pick<EuroCupPart, 'prizes'>) => (
  <Card aria-label={t('euroCup.prizes')}>
    <h2>{t('euroCup.prizes')}</h2>
    <ul className="ruled cup-prizes">
      {prizes.map(({ points, coins, isPaid }) => (
        <li key={points}>
          <span>{t('euroCup.prize', { points })}</span>
          <b className="gold-text num">
            {t('euroCup.coins', { coins: formatCoins(coinsOf(BigInt(coins))) })}
          </b>
          <span className="cap t3">{isPaid ? t('euroCup.paid') : ''}</span>
        </li>
      ))}
    </ul>
  </Card>
);

type Cup = OutputOf<'activity.euroCup'>;

const Hero = ({ card, part: { points, rank, players, decided, scored } }: Cup) => (
  <ActivityHero
    kind="euroCup"
    status={<PhasePill of={card} timed />}
    text={t('euroCup.text')}
    facts={[
      ['flag', t('euroCup.points'), t('euroCup.pointsOf', { points })],
      [
        'trophy',
        t('euroCup.rank'),
        rank === null ? t('euroCup.noRank') : t('euroCup.rankOf', { rank, players }),
      ],
      ['check-circle', t('euroCup.scored'), t('euroCup.scoredOf', { decided, scored })],
    ]}
  />
);

const RULES = [
  t('euroCup.rule1'),
  t('euroCup.rule2'),
  t('euroCup.rule3'),
  t('euroCup.rule4'),
  t('euroCup.rule5'),
];

const EmptyMatches = () => (
  <Card>
    <EmptyState title={t('euroCup.noOpen')} text={t('euroCup.noOpenText')} />
  </Card>
);

function Known({ card, part }: Cup) {
  const acting = useActing(card.activityId, 'activity.euroCup');
  const open = part.matches.filter(({ state }) => state === 'open');
  const first = open.find(({ pick }) => pick === null) ?? open[0];
  /** The match stays selected after a prediction, until another is chosen or it kicks off. */
  const [chosen, setChosen] = useState(first?.match ?? null);
  const match = open.find((each) => each.match === chosen) ?? first;
  const { home = null, away = null } = match ?? {};
  const canPick = card.mine.is !== 'locked';
  return (
    <ActivityPage
      kind="euroCup"
      hero={<Hero card={card} part={part} />}
      side={
        <>
          <CupBoard board={part.board} players={part.players} />
          <CupPrizes prizes={part.prizes} />
          <RulesCard rules={RULES} />
        </>
      }
    >
      <LockedNote mine={card.mine} />
      {canPick && match !== undefined && home !== null && away !== null ? (
        <PickCard key={match.match} match={match} home={home} away={away} acting={acting} />
      ) : (
        <EmptyMatches />
      )}
      <BracketCard matches={part.matches} chosen={match?.match ?? null} onChoose={setChosen} />
      <RecordsCard kind="euroCup" acting={acting} />
    </ActivityPage>
  );
}

/** Score predictions for each match of the cup before kick-off, and their total result [1.03]. */
export function EuroCupScreen() {
  return (
    <ActivityPart kind="euroCup" of={useCall('activity.euroCup', {})}>
      {(cup) => <Known {...cup} />}
    </ActivityPart>
  );
}
