import { useState } from 'react';
import { Card } from '#kit/layout/card.tsx';
import { SaferPage } from '../safer-page.tsx';
import { scoreOf } from './bands.ts';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { SaferTalk } from './safer-talk.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';
import './self-check.css';

/** Self-assessment with nine questions [P.29]: no answer is stored or sent, and a reload discards them. */
export function SelfCheckScreen() {
  const [score, setScore] = useState<number | null>(null);
  return (
    <SaferPage title={score === null ? t('selfCheck.title') : t('selfCheck.resultTitle')}>
      <div className="form-grid">
        <div className="self-check__main">
          {score === null ? (
            <Questions onDone={(answers) => setScore(scoreOf(answers))} />
          ) : (
            <Result score={score} onAgain={() => setScore(null)} />
          )}
        </div>
        <div className="self-check__main">
          {score === null ? (
            <Card className="t2 sm">
              <p>{t('selfCheck.about')}</p>
              <p>{t('selfCheck.aboutResult')}</p>
            </Card>
          ) : null}
          <SaferTalk />
        </div>
      </div>
    </SaferPage>
  );
}
