import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { useActing } from '#app/features/activity/head/use-acting.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { coins, formatCoins } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { GuessBody } from './guess-body.tsx';
import { answerText } from './guess-text.ts';
import type { Picked } from './slip.tsx';
import { t } from './texts.ts';

function Known({ card, part }: OutputOf<'activity.guess'>) {
  const acting = useActing(card.activityId, 'activity.guess');
  const stake = async ({ question, answer }: Picked, amount: number) => {
    const { questionId, topic } = question;
    const result = await acting.act({ does: 'stakeGuess', questionId, answer, amount });
    if (result === null) return false;
    const params = { coins: formatCoins(coins(amount)), answer: answerText(topic, answer) };
    showToast({ text: t('guess.staked', params), tone: 'ok' });
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
