import './proof.css';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { LotteryProof } from '#contract/activity/schema/kinds/lottery.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { t } from './texts.ts';

/** Rows of the table are six hours apart. */
const EVERY = 6;

/** Chart of the list's growth, hour by hour, as bars and as a table. */
function GrowthChart({ growth }: Pick<LotteryProof, 'growth'>) {
  const added = growth.map(({ at, issued }, index) => ({
    at,
    issued,
    more: issued - (growth[index - 1]?.issued ?? 0),
  }));
  const maxAdded = Math.max(1, ...added.map(({ more }) => more));
  const rows = added.filter((_, index) => (index + 1) % EVERY === 0 || index === added.length - 1);
  return (
    <>
      <div className="lottery-growth" aria-hidden="true">
        {added.map(({ at, more }) => (
          <i key={at} style={{ height: `${(more / maxAdded) * 100}%` }} />
        ))}
      </div>
      <table className="lottery-growth__table">
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

/** Placeholder for the number of the latest draw. */
const LAST = 'last';

const toLottery = (
  <Link className={buttonClass()} to={paths.lottery}>
    {t('lottery.proofBack')}
  </Link>
);

function Proof({ proof }: { proof: LotteryProof }) {
  const { draw, seed, growth } = proof;
  if (seed === '')
    return (
      <EmptyState
        illustration="wait"
        title={t('lottery.proofSoon')}
        text={t('lottery.proofSoonText', { time: dayTimeText(draw.drawAt) })}
        action={toLottery}
      />
    );
  return (
    <>
      <ProofSteps proof={proof} />
      <Card aria-label={t('lottery.growth')}>
        <div className="padded__head">
          <h2>{t('lottery.growth')}</h2>
          <span>{t('lottery.growthText', { count: draw.issued })}</span>
        </div>
        <GrowthChart growth={growth} />
      </Card>
    </>
  );
}

/** Verification of a draw: this browser derives the winning tickets from its published data [1.03]. */
export function LotteryProofScreen() {
  const { drawNo = '' } = useParams();
  const isLast = drawNo === LAST;
  const title = isLast ? t('lottery.proofLast') : t('lottery.proofTitle', { no: drawNo });
  usePageTitle(title);
  const isKnown = isLast || /^[1-9]\d{0,5}$/.test(drawNo);
  const input = { drawNo: isLast || !isKnown ? null : Number(drawNo) };
  const query = useCall('activity.lotteryProof', input, { enabled: isKnown });
  const missing = (
    <EmptyState
      illustration="missing"
      title={t('lottery.missing')}
      text={t('lottery.missingText')}
      action={toLottery}
    />
  );
  return (
    <main id="main" className="wrap lottery-proof fit-stack gap-20">
      <header>
        <h1>{title}</h1>
        <p>{t('lottery.proofText')}</p>
        {toLottery}
      </header>
      {isKnown ? (
        <Loaded of={query} waiting={<SkeletonRows count={8} />} missing={missing}>
          {(proof) => <Proof proof={proof} />}
        </Loaded>
      ) : (
        missing
      )}
    </main>
  );
}
