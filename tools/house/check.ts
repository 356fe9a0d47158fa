import ts from 'typescript';
import { type HouseRule, isCode, type SourceText } from './rule.ts';
import { textRules } from './text-rules.ts';
import { treeRules } from './tree-rules.ts';

const rules: readonly HouseRule[] = [...textRules, ...treeRules];

function kindOf(path: string): ts.ScriptKind {
  if (path.endsWith('x')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}

function parse(path: string, text: string): SourceText {
  const tree = isCode(path)
    ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kindOf(path))
    : undefined;
  return { path, text, tree };
}

/**
 * Checks one file against the project rules that no linter supports.
 * @returns one line per violation: `path:line rule: what to do`
 */
export function checkFile(path: string, text: string): string[] {
  const source = parse(path, text);
  return rules
    .filter((rule) => rule.appliesTo(path))
    .flatMap((rule) =>
      rule.find(source).map(({ at, message }) => `${path}:${lineOf(text, at)} ${rule.name}: ${message}`),
    );
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
