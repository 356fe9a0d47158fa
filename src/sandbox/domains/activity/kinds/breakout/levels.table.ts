import type { TaskPlan } from '#sandbox/domains/activity/tasks/progress.ts';

type Level = { readonly tasks: readonly TaskPlan[]; readonly coins: number; readonly isChest?: true };

/** The twelve levels in order: the requirements of each, and its coins. */
export const LEVELS: readonly Level[] = [
  { tasks: [{ measure: 'watch', needed: 10 }], coins: 20 },
  { tasks: [{ measure: 'follow', needed: 1 }], coins: 20 },
  { tasks: [{ measure: 'chat', needed: 5 }], coins: 30 },
  { tasks: [{ measure: 'signIn', needed: 2 }], coins: 188, isChest: true },
  { tasks: [{ measure: 'gift', needed: 1 }], coins: 40 },
  { tasks: [{ measure: 'watch', needed: 60 }], coins: 40 },
  {
    tasks: [
      { measure: 'chat', needed: 10 },
      { measure: 'signIn', needed: 2 },
      { measure: 'bet', needed: 1 },
    ],
    coins: 60,
  },
  { tasks: [{ measure: 'gift', needed: 3 }], coins: 388, isChest: true },
  { tasks: [{ measure: 'signIn', needed: 3 }], coins: 60 },
  {
    tasks: [
      { measure: 'watch', needed: 90 },
      { measure: 'chat', needed: 10 },
    ],
    coins: 60,
  },
  { tasks: [{ measure: 'multiple', needed: 1 }], coins: 80 },
  {
    tasks: [
      { measure: 'watch', needed: 120 },
      { measure: 'signIn', needed: 3 },
    ],
    coins: 1314,
    isChest: true,
  },
];
