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

/** Questions of a filter, in their order. */
export const shownBy = (
  questions: readonly GuessQuestion[],
  filter: GuessFilter,
): readonly GuessQuestion[] =>
  filter === 'all' ? questions : questions.filter((question) => filterOf(question) === filter);
