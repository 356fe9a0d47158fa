import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { GuessQuestion } from '#contract/models/activity/guess.ts';
import { poolPayout } from '#contract/rules/activity/pool-payout.ts';
import { coins, formatCoins } from '#contract/units/money.ts';
import { answerText } from './guess-words.ts';
import { t } from './texts.ts';

const scoreText = ({ match }: GuessQuestion) => match.score.join(':');

/** What the member's stake returns if its answer comes true, now that the pool is fixed; coins. */
function returnIfRight({ answers, mine }: GuessQuestion): string {
  if (mine === null) return '';
  const others = answers.map(({ answer, pool }) => ({
    answer,
    amount: answer === mine.answer ? pool - mine.amount : pool,
  }));
  const { parts } = poolPayout([mine, ...others], mine.answer, 0);
  return formatCoins(coins(parts[0] ?? 0n));
}

function lockedText(question: GuessQuestion): string {
  const { mine, topic, match } = question;
  if (match.phase === 'upcoming') return t('guess.lockedSoon');
  const score = scoreText(question);
  if (mine === null) return t('guess.lockedText', { score });
  const answer = answerText(topic, mine.answer);
  return t('guess.lockedMine', { score, answer, coins: returnIfRight(question) });
}

function decidedText(question: GuessQuestion): string {
  const { refund, mine, right, topic, settledAt } = question;
  if (refund !== null) return t(`guess.refundText_${refund}`);
  const time = settledAt === null ? '' : dayTimeText(settledAt);
  const common = { score: scoreText(question), answer: right === null ? '' : answerText(topic, right), time };
  if (mine === null) return t('guess.settledText', common);
  if (mine.answer !== right) return t('guess.lostText', { ...common, mine: answerText(topic, mine.answer) });
  const amount = formatCoins(mine.amount);
  return t('guess.wonText', { ...common, amount, returned: formatCoins(mine.returned ?? coins(0)) });
}

/** What has become of a question, below its answers. */
export function QuestionNote({ question }: { question: GuessQuestion }) {
  if (question.state === 'open') return null;
  const isLocked = question.state === 'locked';
  const { mine } = question;
  // A return of no more than was put in is no gain [P.21].
  const isWon = mine !== null && mine.answer === question.right && (mine.returned ?? 0n) > mine.amount;
  return (
    <p className={isWon ? 'gsnote gsnote--won' : 'gsnote'}>
      <Icon name={isLocked ? 'hourglass' : 'check'} size={16} />
      <span>{isLocked ? lockedText(question) : decidedText(question)}</span>
    </p>
  );
}
