import { useEffect, useRef } from 'react';
import { helpPath, paths } from '#app/routes/paths.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { serverNow } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { saveFile } from '#kit/action/copy-or-save.ts';
import { Card } from '#kit/layout/card.tsx';
import { SaferDoor } from '../safer-door.tsx';
import { BANDS, type Band, bandOf } from './bands.ts';
import { t } from './texts.ts';

const pointsOf = ({ from, to }: Band): string =>
  to === 0 ? t('selfCheck.pointsNone') : t('selfCheck.points', { from, to });

function save(score: number): void {
  const { name } = bandOf(score);
  const day = siteDayOf(serverNow());
  const values = {
    day,
    score,
    band: t(`selfCheck.${name}`),
    means: t(`selfCheck.${name}Means`),
  };
  const text = t('selfCheck.saved', values);
  saveFile(`${t('selfCheck.saveFile')}-${day}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Score with its band, and what it may mean. */
function Score({ score }: { score: number }) {
  const own = bandOf(score);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="self-check__score">
        <span className="t2 sm">{t('selfCheck.score')}</span>
        <span>
          <b className="num">{score}</b> <span className="t2 sm">{t('selfCheck.scoreOf')}</span>
        </span>
      </h2>
      <ul className="self-check__bands">
        {BANDS.map((band) => (
          <li key={band.name} aria-current={band === own ? 'true' : undefined}>
            <b>{t(`selfCheck.${band.name}`)}</b>
            <span className="cap">{pointsOf(band)}</span>
          </li>
        ))}
      </ul>
      <p>{t(`selfCheck.${own.name}Means`)}</p>
    </Card>
  );
}

/** Tools available for any score. */
const Tools = () => (
  <Card className="safer-talk" aria-labelledby="self-check-tools">
    <h2 id="self-check-tools">{t('selfCheck.tools')}</h2>
    <SaferDoor
      to={paths.limits}
      icon="sliders"
      label={t('selfCheck.limitsTool')}
      about={t('selfCheck.limitsToolAbout')}
    />
    <SaferDoor
      to={paths.playReport}
      icon="activity"
      label={t('selfCheck.activityTool')}
      about={t('selfCheck.activityToolAbout')}
    />
    <SaferDoor
      to={paths.break}
      icon="hourglass"
      label={t('selfCheck.helpTool')}
      about={t('selfCheck.helpToolAbout')}
    />
    <SaferDoor
      to={helpPath('helpline')}
      icon="phone"
      label={t('selfCheck.callTool')}
      about={t('selfCheck.callToolAbout')}
    />
  </Card>
);

/** The result of the nine questions: an orientation, with tools and people to speak with, at every score. */
export const Result = ({ score, onAgain }: { score: number; onAgain: () => void }) => (
  <>
    <Score score={score} />
    <Tools />
    <Card aria-labelledby="self-check-meaning">
      <h2 id="self-check-meaning">{t('selfCheck.meaning')}</h2>
      <p className="t2 sm">{t('selfCheck.meaningText')}</p>
      <div className="self-check__foot cluster gap-12">
        <Button onClick={onAgain}>{t('selfCheck.again')}</Button>
        <Button onClick={() => save(score)}>{t('selfCheck.save')}</Button>
      </div>
    </Card>
  </>
);
