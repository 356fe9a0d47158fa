import { dayTimeText } from '#app/core-client/shown-time.ts';
import type { LotteryProof } from '#contract/models/activity/lottery.ts';
import { t } from './texts.ts';

/** Rows of the table are six hours apart. */
const EVERY = 6;

/** How the list grew, hour by hour, as bars and as a table. */
export function GrowthChart({ growth }: Pick<LotteryProof, 'growth'>) {
  const added = growth.map(({ at, issued }, index) => ({
    at,
    issued,
    more: issued - (growth[index - 1]?.issued ?? 0),
  }));
  const most = Math.max(1, ...added.map(({ more }) => more));
  const rows = added.filter((_, index) => (index + 1) % EVERY === 0 || index === added.length - 1);
  return (
    <>
      <div className="ltgrowth" aria-hidden="true">
        {added.map(({ at, more }) => (
          <i key={at} style={{ height: `${(more / most) * 100}%` }} />
        ))}
      </div>
      <table className="ltgrowth__table">
        <thead>
          <tr>
            <th scope="col">{t('lottery.hour')}</th>
            <th scope="col">{t('lottery.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, issued }) => (
            <tr key={at}>
              <td className="num">{dayTimeText(at)}</td>
              <td className="num">{issued}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
