import type { GuessQuestion } from '#contract/models/activity/guess.ts';
import { coins, formatCoins } from '#contract/units/money.ts';
import { answerText, topicText } from './guess-words.ts';
import { t } from './texts.ts';
import './my-guesses.css';

function outcomeText({ state, mine, refund }: GuessQuestion): string {
  if (mine === null || state === 'open' || state === 'locked') return t('guess.pending');
  const returned = formatCoins(mine.returned ?? coins(0));
  if (refund !== null) return t('guess.back', { coins: returned });
  return mine.returned ? t('guess.gain', { coins: returned }) : t('guess.missed');
}

/** What the member put in lately, and what came of it. */
export function MyGuesses({ questions }: { questions: readonly GuessQuestion[] }) {
  const mine = questions.filter((question) => question.mine !== null);
  return (
    <section className="card padded" aria-label={t('guess.myGuesses')}>
      <div className="padded__head">
        <h2>{t('guess.myGuesses')}</h2>
      </div>
      {mine.length === 0 ? (
        <p className="gsmine__none">{t('guess.myNone')}</p>
      ) : (
        <table className="gsmine">
          <thead>
            <tr>
              <th scope="col">{t('guess.question')}</th>
              <th scope="col">{t('guess.put')}</th>
              <th scope="col">{t('guess.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {mine.map((question) => (
              <tr key={question.questionId}>
                <td>
                  {topicText(question.topic)}
                  <small>
                    {question.match.home} {t('guess.versus')} {question.match.away}，
                    {question.mine ? answerText(question.topic, question.mine.answer) : ''}
                  </small>
                </td>
                <td className="num">{question.mine ? formatCoins(question.mine.amount) : ''}</td>
                <td className="num">{outcomeText(question)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
