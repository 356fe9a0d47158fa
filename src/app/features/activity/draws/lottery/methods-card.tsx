import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { paths } from '#app/routes/paths.ts';
import type { LotteryMethod, LotteryMethodProgress } from '#contract/activity/schema/kinds/lottery.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { ProgressLine } from '#kit/mark/progress-line.tsx';
import { t } from './texts.ts';
import './methods-card.css';

interface MethodsCardProps {
  ways: readonly LotteryMethodProgress[];
  isOpen: boolean;
  busy: boolean;
  onClaim: (way: LotteryMethod) => void;
}

/** Minor units are shown in whole yuan. */
const MINOR = 100;

type MethodInfo = {
  readonly icon: IconName;
  /** Page on which the ticket is earned. */
  readonly path: string;
  /** Number of its units per displayed unit. */
  readonly unit: number;
};

const METHOD_INFO: Readonly<Record<LotteryMethod, MethodInfo>> = {
  bet: { icon: 'receipt', path: paths.home, unit: MINOR },
  deposit: { icon: 'wallet', path: paths.deposit, unit: MINOR },
  gift: { icon: 'gift', path: paths.home, unit: 1 },
  watch: { icon: 'play', path: paths.home, unit: 1 },
  chat: { icon: 'chat', path: paths.home, unit: 1 },
  signIn: { icon: 'calendar', path: paths.signIn, unit: 1 },
  guess: { icon: 'flag', path: paths.guess, unit: 1 },
};

/** Returns the name of a way to earn a ticket, with the site's own currency. */
function useMethodName() {
  const unit = useCurrencyTerms()('CNY').unitWord;
  return ({ way, each }: LotteryMethodProgress) =>
    t(`lottery.way_${way}`, { each: Math.floor(each / METHOD_INFO[way].unit), unit });
}

/** Returns the progress towards the next ticket. */
function progressOf({ done, each, taken, ready, most, way }: LotteryMethodProgress) {
  const isFull = taken + ready >= most;
  const within = isFull ? each : done % each;
  const { unit } = METHOD_INFO[way];
  return {
    part: within / each,
    text: t('lottery.progress', { done: Math.floor(within / unit), each: Math.floor(each / unit) }),
  };
}

function Act({
  standing,
  isOpen,
  busy,
  onClaim,
}: Omit<MethodsCardProps, 'ways'> & { standing: LotteryMethodProgress }) {
  const { way, ready, taken, most } = standing;
  const name = useMethodName()(standing);
  if (taken >= most) return <span className="lottery-ways__full">{t('lottery.full')}</span>;
  if (ready > 0 && isOpen)
    return (
      <Button
        variant="primary"
        size="sm"
        loading={busy}
        aria-label={t('lottery.takeOf', { way: name })}
        onClick={() => onClaim(way)}
      >
        {t('lottery.take')}
      </Button>
    );
  return (
    <Link
      className={buttonClass({ size: 'sm' })}
      to={METHOD_INFO[way].path}
      aria-label={t('lottery.goOf', { way: name })}
    >
      {t('lottery.go')}
    </Link>
  );
}

/** Card of the ways to earn tickets, the member's progress, and the tickets that can be claimed now. */
export function MethodsCard({ ways, ...rest }: MethodsCardProps) {
  const nameOf = useMethodName();
  const ready = ways.reduce((sum, progress) => sum + progress.ready, 0);
  return (
    <Card aria-label={t('lottery.ways')}>
      <div className="padded__head">
        <h2>{t('lottery.ways')}</h2>
        <span>{ready > 0 ? t('lottery.waysSub', { count: ready }) : t('lottery.waysNone')}</span>
      </div>
      <ul className="ruled lottery-ways">
        {ways.map((standing) => {
          const { part, text } = progressOf(standing);
          return (
            <li key={standing.way}>
              <span className="icon-tile icon-tile--lg">
                <Icon name={METHOD_INFO[standing.way].icon} size={20} />
              </span>
              <div>
                <b>{nameOf(standing)}</b>
                <span className="lottery-ways__progress row wraps">
                  <ProgressLine value={part} />
                  <span className="num">{text}</span>
                  <span>{t('lottery.wayTaken', { taken: standing.taken, most: standing.most })}</span>
                </span>
              </div>
              <Act standing={standing} {...rest} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
