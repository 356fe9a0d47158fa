import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { paths } from '#app/routes/paths.ts';
import type { WheelPart } from '#contract/activity/schema/kinds/wheel.ts';
import { formatShort } from '#contract/units/money.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './sources-card.css';

type TurnProgress = WheelPart['ways'][number];

const SOURCES: Readonly<Record<TurnProgress['way'], { readonly icon: IconName; readonly to: string }>> = {
  visit: { icon: 'user', to: paths.wheel },
  watch: { icon: 'video', to: `${paths.home}?tab=anchor` },
  deposit: { icon: 'wallet', to: paths.deposit },
  bet: { icon: 'receipt', to: `${paths.home}?tab=football#matches` },
};

/** Returns the requirement of a way to earn turns, its progress, and that as 0–1. */
function displayOf(
  progress: TurnProgress,
  unit: string,
): { readonly name: string; readonly progressText: string; readonly part: number } {
  if (progress.way === 'visit') return { name: t('wheel.visit'), progressText: '1 / 1', part: 1 };
  if (progress.way === 'watch') {
    const { done, needed } = progress;
    return {
      name: t('wheel.watch', { needed }),
      progressText: `${Math.min(done, needed)} / ${needed}`,
      part: done / needed,
    };
  }
  const { done, needed } = progress;
  return {
    name: t(`wheel.${progress.way}`, { needed: formatShort(needed), unit }),
    progressText: `${formatShort(done)} / ${formatShort(needed)}`,
    part: Number((done * 100n) / needed) / 100,
  };
}

function Row({ progress }: { progress: TurnProgress }) {
  const { unitWord } = useCurrencyTerms()('CNY');
  const { name, progressText, part } = displayOf(progress, unitWord);
  const isDone = part >= 1;
  const { icon, to } = SOURCES[progress.way];
  return (
    <li>
      <span className={isDone ? 'icon-tile icon-tile--lg icon-tile--done' : 'icon-tile icon-tile--lg'}>
        <Icon name={isDone ? 'check' : icon} size={20} />
      </span>
      <div>
        <b>{name}</b>
        <span className="wheel-ways__far row gap-10 num">
          <i aria-hidden="true">
            <i style={{ width: `${Math.min(1, part) * 100}%` }} />
          </i>
          {progressText}
        </span>
      </div>
      <span className="strong nowrap">{t('wheel.one')}</span>
      {isDone ? (
        <span className="sm t3 wheel-ways__end">{t('wheel.done')}</span>
      ) : (
        <Link
          className={`${buttonClass({ size: 'sm' })} wheel-ways__end`}
          to={to}
          aria-label={`${t('wheel.go')}，${name}`}
        >
          {t('wheel.go')}
        </Link>
      )}
    </li>
  );
}

/** Ways to earn turns today, the progress of each, and links to them. */
export const SourcesCard = ({ part: { ways, used, most, cards } }: { part: WheelPart }) => (
  <Card aria-label={t('wheel.ways')}>
    <div className="padded__head">
      <h2>{t('wheel.ways')}</h2>
      <span className="sm t3">{t('wheel.waysNote', { used, most })}</span>
    </div>
    <ul className="ruled wheel-ways">
      {ways.map((progress) => (
        <Row key={progress.way} progress={progress} />
      ))}
    </ul>
    {cards > 0 ? <p className="sm t3">{t('wheel.cards', { count: cards })}</p> : null}
  </Card>
);
