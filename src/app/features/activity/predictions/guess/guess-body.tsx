import './guess-body.css';
import { useState } from 'react';
import { ActNotices } from '#app/features/activity/head/act-notices.tsx';
import { ActivityHero, type HeroFact } from '#app/features/activity/head/page/activity-hero.tsx';
import { ActivityPage } from '#app/features/activity/head/page/activity-page.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { RecordsCard } from '#app/features/activity/head/records-card.tsx';
import { StatusPill } from '#app/features/activity/head/status-pill.tsx';
import type { Acting } from '#app/features/activity/head/use-acting.ts';
import { useAddressChoice } from '#app/page/list/address-query.ts';
import type { GuessPart, GuessQuestion } from '#contract/activity/schema/kinds/guess.ts';
import { coins, formatCoins } from '#contract/units/money.ts';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { answerText, topicText } from './guess-text.ts';
import { QuestionCard } from './question-card.tsx';
import { type Picked, Slip } from './slip.tsx';
import { t } from './texts.ts';

function outcomeText({ state, mine, refund }: GuessQuestion): string {
  if (mine === null || state === 'open' || state === 'locked') return t('guess.pending');
  const returned = formatCoins(mine.returned ?? coins(0));
  if (refund !== null) return t('guess.back', { coins: returned });
  return mine.returned ? t('guess.gain', { coins: returned }) : t('guess.missed');
}

/** Recent stakes of the member, and their results. */
function MyGuesses({ questions }: { questions: readonly GuessQuestion[] }) {
  const mine = questions.filter((question) => question.mine !== null);
  return (
    <Card aria-label={t('guess.myGuesses')}>
      <div className="padded__head">
        <h2>{t('guess.myGuesses')}</h2>
      </div>
      {mine.length === 0 ? (
        <p className="sm t2">{t('guess.myNone')}</p>
      ) : (
        <table className="my-guesses sm">
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
    </Card>
  );
}

/** Filters of the questions. */
const GUESS_FILTERS = ['all', 'open', 'locked', 'decided'] as const;
type GuessFilter = (typeof GUESS_FILTERS)[number];

/** The filter that a question is under, besides all. */
const filterOf = ({ state }: GuessQuestion): GuessFilter => {
  switch (state) {
    case 'open':
    case 'locked':
      return state;
    case 'settled':
    case 'refunded':
      return 'decided';
  }
};

const PARTS = GUESS_FILTERS.filter((part) => part !== 'all');

/** Returns the questions of a filter, in their order; in `all`, open ones come first. */
const shownBy = (questions: readonly GuessQuestion[], filter: GuessFilter): readonly GuessQuestion[] =>
  filter === 'all'
    ? PARTS.flatMap((part) => shownBy(questions, part))
    : questions.filter((question) => filterOf(question) === filter);

interface GuessBodyProps {
  part: GuessPart;
  acting: Acting;
  /** @returns whether it was accepted */
  onStake: (picked: Picked, amount: number) => Promise<boolean>;
}

const TABS = 'guess-questions';
const RULES = ['guess.rule1', 'guess.rule2', 'guess.rule3', 'guess.rule4', 'guess.rule5'] as const;

/** Formats a net result: `+1,260`, a true minus where the return is below the stake. */
function netText({ put, returned }: GuessPart['last30']): string {
  if (returned === put) return '0';
  return returned > put ? `+${formatCoins(coins(returned - put))}` : `−${formatCoins(coins(put - returned))}`;
}

function Hero({ part: { questions, balance, last30 } }: { part: GuessPart }) {
  const open = shownBy(questions, 'open').length;
  const { right, decided } = last30;
  const facts: readonly HeroFact[] = [
    ['coins', t('guess.balance'), formatCoins(balance)],
    ['check', t('guess.right30'), t('guess.rightOf', { right, decided })],
    ['trend', t('guess.net'), netText(last30)],
  ];
  const status =
    open > 0 ? (
      <StatusPill tone="open">{t('guess.openCount', { count: open })}</StatusPill>
    ) : (
      <StatusPill tone="waiting">{t('guess.openNone')}</StatusPill>
    );
  return <ActivityHero kind="guess" status={status} text={t('guess.rule')} facts={facts} />;
}

interface QuestionsProps {
  part: GuessPart;
  picked: Picked | null;
  onPick: (picked: Picked) => void;
}

function Questions({ part: { questions }, picked, onPick }: QuestionsProps) {
  const [filter, setFilter] = useAddressChoice('status', GUESS_FILTERS, 'all');
  const shown = shownBy(questions, filter);
  return (
    <>
      <Tabs
        id={TABS}
        label={t('guess.filter')}
        value={filter}
        onValueChange={setFilter}
        items={GUESS_FILTERS.map((value) => ({
          value,
          label: t(`guess.${value}`),
          ...(value === 'all' ? {} : { count: shownBy(questions, value).length }),
        }))}
      />
      <TabPanel tabs={TABS} value={filter} current={filter}>
        <div className="guess-list fit-stack gap-page">
          {shown.length === 0 ? <EmptyState title={t('guess.none')} text={t('guess.noneText')} /> : null}
          {shown.map((question) => (
            <QuestionCard
              key={question.questionId}
              question={question}
              picked={picked?.question.questionId === question.questionId ? picked.answer : null}
              onPick={(answer) => onPick({ question, answer })}
            />
          ))}
        </div>
      </TabPanel>
    </>
  );
}

/** Guess games: questions with their pools, stakes, and results. */
export function GuessBody({ part, acting, onStake }: GuessBodyProps) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const current = part.questions.find(({ questionId }) => questionId === picked?.question.questionId);
  const inSlip = picked && current?.state === 'open' && current.mine === null;
  const stake = async (chosen: Picked, amount: number) => {
    if (await onStake(chosen, amount)) setPicked(null);
  };
  return (
    <ActivityPage
      kind="guess"
      hero={
        <>
          <Hero part={part} />
          <ActNotices of={acting} />
        </>
      }
      side={
        <>
          <Slip
            picked={inSlip ? { question: current, answer: picked.answer } : null}
            busy={acting.busy}
            onStake={(chosen, amount) => void stake(chosen, amount)}
            onClear={() => setPicked(null)}
          />
          <MyGuesses questions={part.questions} />
          <RecordsCard kind="guess" acting={acting} />
          <RulesCard rules={RULES.map((rule) => t(rule))} />
        </>
      }
    >
      <Questions part={part} picked={picked} onPick={setPicked} />
    </ActivityPage>
  );
}
