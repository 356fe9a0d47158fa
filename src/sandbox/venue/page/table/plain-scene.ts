import { element } from '../controls/element.ts';
import type { Recompute } from '../scene.ts';
import type { CreateTableScene } from './table-scene.ts';

/** A table whose own scene is not drawn yet. */
export const createPlainScene: CreateTableScene = () => {
  const container = element('p');
  return {
    container,
    facts: [],
    tabs: [],
    rules: [],
    update({ issue }) {
      container.textContent = `${issue.no} ${issue.phase} ${issue.shown.join(' ')}`;
    },
    betText: ({ choice }) => String(choice),
    resultText: (result) => result.join(' '),
  };
};

export const recomputedPlain: Recompute = () => [];
