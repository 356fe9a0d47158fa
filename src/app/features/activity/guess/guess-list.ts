import type { GuessQuestion } from '#contract/models/activity/guess.ts';

/** What of the questions is shown. */
export const GUESS_FILTERS = ['all', 'open', 'locked', 'decided'] as const;
export type GuessFilter = (typeof GUESS_FILTERS)[number];

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

/** Questions of a filter, in their order; of all, those that can be taken part in come first. */
export const shownBy = (
  questions: readonly GuessQuestion[],
  filter: GuessFilter,
): readonly GuessQuestion[] =>
  filter === 'all'
    ? PARTS.flatMap((part) => shownBy(questions, part))
    : questions.filter((question) => filterOf(question) === filter);
