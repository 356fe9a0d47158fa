import ts from 'typescript';
import { type Breach, type HouseRule, isTest, type SourceText } from '../rule.ts';

/** Functions that submit: a form is busy from their call until they resolve. */
const submits: ReadonlySet<string> = new Set(['run', 'act', 'give']);

const calledName = ({ expression }: ts.CallExpression): string | undefined => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
};

/** Reports whether a submission is called in this expression itself, except functions within it. */
function isSubmission(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) && submits.has(calledName(node) ?? '')) return true;
  return ts.forEachChild(node, (child) => isSubmission(child) || undefined) ?? false;
}

/** Returns the awaited expressions of one function, in the order of its text, except functions within it. */
function awaitedIn(node: ts.Node): ts.AwaitExpression[] {
  const found: ts.AwaitExpression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isFunctionLike(child)) return;
    ts.forEachChild(child, visit);
    if (ts.isAwaitExpression(child)) found.push(child);
  };
  ts.forEachChild(node, visit);
  return found;
}

function find({ tree }: SourceText): Breach[] {
  if (!tree) return [];
  const breaches: Breach[] = [];
  const visit = (node: ts.Node): void => {
    const awaited = ts.isFunctionLike(node) ? awaitedIn(node) : [];
    const first = awaited.findIndex(({ expression }) => isSubmission(expression));
    if (first >= 0)
      for (const late of awaited.slice(first + 1).filter(({ expression }) => !isSubmission(expression)))
        breaches.push({
          at: late.getStart(tree),
          message: 'the form is free again here and sends twice: hand this to the submission as `after`',
        });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return breaches;
}

/** Forbids an await after a submission in the function that sends it: until then a second press would send another. */
export const freeTooEarly: HouseRule = {
  name: 'free-too-early',
  appliesTo: (path) => /^src\/(?:app\/(?:features|shell)|chat\/view)\//.test(path) && !isTest(path),
  find,
};
