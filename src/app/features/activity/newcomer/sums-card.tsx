import type { NewcomerPart } from '#contract/models/activity/newcomer.ts';
import type { ActivityPrize } from '#contract/models/activity/prize.ts';
import { usePrizeWords } from '../head/prize-words.ts';
import { grouped } from '../tasks/grouped.ts';
import { useTaskNames } from '../tasks/measure-words.ts';
import { t } from '../tasks/texts.ts';

type Paying = { readonly prize: ActivityPrize };

/** Coins of some claims together. */
export const coinsOf = (claims: readonly Paying[]): bigint =>
  claims.reduce((sum, { prize }) => sum + (prize.is === 'coins' ? prize.coins : 0n), 0n);

/** What all tasks bring together, coins beside what is none. */
export function Sums({ part: { tasks, whole } }: { part: NewcomerPart }) {
  const taskName = useTaskNames();
  const wordsOf = usePrizeWords();
  const others = tasks.filter(({ prize }) => prize.is !== 'coins');
  const paid = tasks.length - others.length;
  const coins = (count: bigint) => t('task.coins', { count: grouped(count) });
  return (
    <section className="card padded" aria-label={t('task.newcomerSums')}>
      <div className="padded__head">
        <h2>{t('task.newcomerSums')}</h2>
      </div>
      <dl className="newsums">
        {others.map((task) => (
          <div key={task.measure}>
            <dt>{taskName(task)}</dt>
            <dd>{wordsOf(task.prize).text}</dd>
          </div>
        ))}
        <div>
          <dt>{t('task.newcomerPaid', { count: paid })}</dt>
          <dd className="num">{coins(coinsOf(tasks))}</dd>
        </div>
        <div>
          <dt>{t('task.newcomerWhole')}</dt>
          <dd className="num">{wordsOf(whole.prize).text}</dd>
        </div>
        <div className="newsums__all">
          <dt>{t('task.newcomerAll')}</dt>
          <dd className="num">{coins(coinsOf([...tasks, whole]))}</dd>
        </div>
      </dl>
    </section>
  );
}
