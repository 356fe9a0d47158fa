import type { CupMatch, EuroCupPart } from '#contract/activity/schema/kinds/euro-cup.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { ScrollRegion } from '#kit/a11y/scroll-region.tsx';
import { classNames } from '#kit/class-names.ts';
import { Card } from '#kit/layout/card.tsx';
import { roundLabel } from './pick-card.tsx';
import { t } from './texts.ts';

type SideProps = { readonly match: CupMatch; readonly of: 'home' | 'away' };

/** One side of a match, with its goals once it has ended. */
function Side({ match, of }: SideProps) {
  const side = match[of];
  const { result } = match;
  const isThrough = result?.through === of;
  const [own, other] = of === 'home' ? [0, 1] : [1, 0];
  const penalties = result?.penalties ?? null;
  return (
    <div className={classNames('cup-tie__side', isThrough && 'cup-tie__side--through')}>
      {side === null ? (
        <span className="cup-tie__none" />
      ) : (
        <img src={side.crest} width={22} height={22} alt="" />
      )}
      <span className="ell">
        {side?.name ?? t('euroCup.unknown')}
        {penalties !== null && isThrough ? (
          <small> {t('euroCup.penalties', { own: penalties[own] ?? 0, other: penalties[other] ?? 0 })}</small>
        ) : null}
      </span>
      <b className="num">{result === null ? '' : result[of]}</b>
    </div>
  );
}

/** Member's prediction of a match, and the points it earned. */
function Foot({ match: { pick, points, state, kickOffAt } }: { match: CupMatch }) {
  const pickText = pick === null ? t('euroCup.none') : t('euroCup.mine', pick);
  if (state === 'over') {
    const sum = points === null ? 0 : points.score + points.bracket;
    return (
      <p>
        <span>{pickText}</span>
        {points === null ? null : <b className="num">{t('euroCup.plus', { points: sum })}</b>}
      </p>
    );
  }
  return (
    <p>
      <span>{state === 'playing' ? t('euroCup.playing') : dayTimeText(kickOffAt)}</span>
      <span>{state === 'waiting' ? '' : pickText}</span>
    </p>
  );
}

interface BracketCardProps extends Pick<EuroCupPart, 'matches'> {
  /** The match that is picked beside, and how another is chosen. */
  chosen: number | null;
  onChoose: (match: number) => void;
}

const ROUNDS = [0, 1, 2, 3] as const;

/** All matches by round, with the member's prediction of each. */
export const BracketCard = ({ matches, chosen, onChoose }: BracketCardProps) => (
  <Card>
    <div className="padded__head">
      <h2>{t('euroCup.bracket')}</h2>
      <span className="cap t3">{t('euroCup.bracketNote')}</span>
    </div>
    <ScrollRegion className="cup-bracket" label={t('euroCup.bracket')}>
      {ROUNDS.map((round) => (
        <div key={round} className="cup-round">
          <h3>{roundLabel(round)}</h3>
          <ol>
            {matches
              .filter((match) => match.round === round)
              .map((match) => (
                <li
                  key={match.match}
                  className={classNames('cup-tie', match.match === chosen && 'cup-tie--now')}
                >
                  <Side match={match} of="home" />
                  <Side match={match} of="away" />
                  <Foot match={match} />
                  {match.state === 'open' ? (
                    <button
                      type="button"
                      className="cup-tie__pick"
                      aria-label={t('euroCup.pickTitle', {
                        round: roundLabel(round),
                        home: match.home?.name ?? '',
                        away: match.away?.name ?? '',
                      })}
                      onClick={() => onChoose(match.match)}
                    />
                  ) : null}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </ScrollRegion>
  </Card>
);
