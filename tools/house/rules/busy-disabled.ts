import ts from 'typescript';
import { type HouseRule, isTest, search } from '../rule.ts';

const BUSY =
  /\b\w*(?:busy|sending|isLoading|asking|checking)\b|\blocked\b|\bunderWay\(|\bis === '(?:sending|verifying)'/i;

/** Forbids disabling a control while its own request runs: the keyboard's focus would fall to the body (WCAG 2.4.3). */
export const busyDisabled: HouseRule = {
  name: 'busy-disabled',
  appliesTo: (path) => /^src\/.*\.tsx$/.test(path) && !isTest(path),
  find: (source) =>
    search(source, (node) => {
      if (!ts.isJsxAttribute(node) || node.name.getText(source.tree) !== 'disabled') return undefined;
      const { initializer } = node;
      if (!initializer || !ts.isJsxExpression(initializer)) return undefined;
      return BUSY.test(initializer.getText(source.tree))
        ? 'a disabled control loses the focus: hold it (`held`, `loading`)'
        : undefined;
    }),
};
