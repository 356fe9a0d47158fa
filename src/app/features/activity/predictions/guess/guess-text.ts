import { answersOf, type GuessAnswer, type GuessTopic } from '#contract/activity/constants/guess.ts';
import { t } from './texts.ts';

const TOPICS: Readonly<Record<GuessTopic, string>> = {
  result: t('guess.topic_result'),
  goals: t('guess.topic_goals'),
  corners: t('guess.topic_corners'),
  firstGoal: t('guess.topic_firstGoal'),
};

/** Answer labels in the order of the answers of a topic. */
const ANSWERS: Readonly<Record<GuessTopic, readonly string[]>> = {
  result: [t('guess.result_home'), t('guess.result_draw'), t('guess.result_away')],
  goals: [t('guess.goals_0_1'), t('guess.goals_2_3'), t('guess.goals_4')],
  corners: [t('guess.corners_0_8'), t('guess.corners_9_11'), t('guess.corners_12')],
  firstGoal: [t('guess.firstGoal_home'), t('guess.firstGoal_away'), t('guess.firstGoal_none')],
};

/** Returns the question of a topic. */
export const topicText = (topic: GuessTopic): string => TOPICS[topic];

/** Returns the text of an answer; blank for one of another topic. */
export const answerText = (topic: GuessTopic, answer: GuessAnswer): string =>
  ANSWERS[topic][answersOf(topic).indexOf(answer)] ?? '';
