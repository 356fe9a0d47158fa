import type { OutputOf } from '#contract/book/table.ts';
import { coins, formatCoins } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { REFRESH_MS } from '#core-client/refresh.table.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { ActivityPart } from '../head/activity-part.tsx';
import { useActing } from '../head/use-acting.ts';
import { GuessBody } from './guess-body.tsx';
import { answerText } from './guess-words.ts';
import type { Picked } from './slip.tsx';
import { t } from './texts.ts';

function Known({ card, part }: OutputOf<'activity.guess'>) {
  const acting = useActing(card.activityId, 'activity.guess');
  const stake = async ({ question, answer }: Picked, amount: number) => {
    const { questionId, topic } = question;
    const result = await acting.act({ does: 'stakeGuess', questionId, answer, amount });
    if (result === null) return false;
    const words = { coins: formatCoins(coins(amount)), answer: answerText(topic, answer) };
    showToast({ text: t('guess.staked', words), tone: 'ok' });
    return true;
  };
  return <GuessBody part={part} acting={acting} onStake={stake} />;
}

/** Guess games on simulated matches, with pools of coins [1.03]. */
export function GuessScreen() {
  const query = useCall('activity.guess', {}, { refetchMs: REFRESH_MS['activity.guess'] });
  return (
    <ActivityPart kind="guess" of={query}>
      {(guess) => <Known {...guess} />}
    </ActivityPart>
  );
}
