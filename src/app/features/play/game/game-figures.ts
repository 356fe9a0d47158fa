import { volatilityOf } from '#contract/play/game/constants.ts';
import type { Game } from '#contract/play/game/schema.ts';
import { t } from './texts.ts';

const HUNDREDTHS = 100;

/** Formats hundredths of a percent. */
export const percentText = (hundredths: number): string => `${(hundredths / HUNDREDTHS).toFixed(2)}%`;

type Deviations = Pick<Game, 'deviation' | 'deviationMost' | 'deviationIsExact'>;

/** Returns the level of volatility of a game; both ends where it depends on the choice. */
export function volatilityText({ deviation, deviationMost }: Omit<Deviations, 'deviationIsExact'>): string {
  const [least, most] = [volatilityOf(deviation), volatilityOf(deviationMost)];
  const name = (level: typeof least) => t(`game.volatility_${level}`);
  return least === most ? name(least) : t('game.volatilityRange', { least: name(least), most: name(most) });
}

/** Returns the volatility with its standard deviation; a measured one has only the digits that its rounds make certain. */
export function deviationText(game: Deviations): string {
  const times = (hundredths: number) => (hundredths / HUNDREDTHS).toFixed(game.deviationIsExact ? 2 : 1);
  const level = volatilityText(game);
  const [least, most] = [times(game.deviation), times(game.deviationMost)];
  const about = game.deviationIsExact ? '' : t('game.about');
  return least === most
    ? t('game.deviation', { level, about, times: least })
    : t('game.deviationRange', { level, about, least, most });
}
