import ts from 'typescript';
import { expect, test } from 'vitest';
import { compareClasses } from './compare-classes.ts';
import { selectorsOf } from './selectors.ts';

const tsx = (text: string, path = 'src/app/features/x/a/row.tsx') => ({
  path,
  tree: ts.createSourceFile('row.tsx', text, ts.ScriptTarget.ESNext, true),
});
const css = (text: string, path = 'src/app/features/x/a/row.css') => ({ path, text });

const withoutPath = (line: string) => line.replace(/^.* ([a-z-]+): /, '$1: ');

/** Returns the findings for a style sheet and a source. */
const findings = (sheet: string, source: string) =>
  compareClasses([css(sheet)], [tsx(source)]).map(withoutPath);

test('selectors define classes; comments, texts, numbers and at-rules do not', () => {
  const sheet = `/* .old { } */
    @import "./a.css";
    @media (min-width: 1.5em) { .row:not(.row--wide) > b, .is-on.row::after { content: ".text {"; margin: .5em; } }
    @layer a.b { .inner { .nested { color: red; } } }`;
  expect(selectorsOf(sheet).flatMap(({ classes }) => classes)).toEqual([
    'row',
    'row--wide',
    'is-on',
    'row',
    'inner',
    'nested',
  ]);
});

test.each([
  ['.row > .btn', ['row']],
  ['html[data-mode="a.b"] main > .row .btn', ['row']],
  ['.row.is-on:not(.far)', ['row']],
  ['main > b', []],
  [':is(.row, .card > b) .btn', ['btn']],
  [':is(.row, .card > b) span', ['row', 'card']],
  [':root:has(.far) .row', ['row']],
  ['body:not(:has(main, .far)) .row', ['row']],
  [':root:has(.row)', ['row']],
])('the rule of %s belongs to %j', (selector, owners) => {
  expect(selectorsOf(`${selector} {}`)[0]?.owners).toEqual(owners);
});

test.each([
  ['dead-class: no element has .row__old', '.row {} .row__old {}', '<b className="row" />'],
  ['dead-class: no element has .row__old', '.row__old {}', 'import "row__old";'],
  ['dead-class: no element has .vast', '.vast {} .v1 {}', `<b className={\`v\${level}\`} />`],
  [
    'dead-class: no element has .rowing',
    '.row {} .rowing {}',
    `<b className={\`row\${on ? ' row' : ''}\`} />`,
  ],
  ['unknown-class: no style sheet knows .row', '', '<b className="row" />'],
  ['unknown-class: no style sheet knows .row--on', '.row {}', "<b className={on ? 'row row--on' : 'row'} />"],
  ['unknown-class: no style sheet knows .is-on', '.row {}', "classNames('row', on && 'is-on', more)"],
  ['unknown-class: no style sheet knows .row--*', '.row {}', `<b className={\`row row--\${tone}\`} />`],
  ['unknown-class: no style sheet knows .late', '', "Object.assign(image, { className: 'late' })"],
])('%s', (breach, sheet, source) => {
  expect(findings(sheet, source)).toEqual([breach]);
});

test.each([
  ['.row {} .row--on {}', `<b className={\`row\${on ? ' row--on' : ''}\`} />`],
  ['.row--warm {} .row--cold {}', `<b className={\`row--\${tone}\`} />`],
  ['.v0 {} .v10 {}', `<b className={\`v\${level}\`} />`],
  ['.side {} .side--lead {}', `const more = lead ? ' side--lead' : ''; <b className={\`side\${more}\`} />`],
  [
    '.btn--p {} .btn--s {}',
    "const looks = { primary: 'btn--p', soft: 'btn--s' }; <b className={looks[look]} />",
  ],
  ['.row {}', "<b className={kind === 'other' ? 'row' : undefined} {...rest} />"],
  ['.row {}', '<b className={className} title="row" />'],
])('%s is in order with %s', (sheet, source) => {
  expect(findings(sheet, source)).toEqual([]);
});

const row = css('.row {} .row__end {}');
const button = css('.btn {}', 'src/kit/action/button.css');
const both = tsx('<b className="row row__end btn" />');

test('a class beginning rules in two files is always a violation', () => {
  const twice = [row, css('.row > b {}', 'src/app/features/x/a/wide.css')];
  expect(compareClasses([...twice, button], [both])).toEqual([
    'src/app/features/x/a/row.css, src/app/features/x/a/wide.css split-class: rules of .row in several files',
  ]);
  const again = [row, button, css('.btn:hover {}', 'src/kit/action/link.css')];
  expect(compareClasses(again, [both]).map(withoutPath)).toEqual([
    'split-class: rules of .btn in several files',
  ]);
});

test('a rule of an own class may restyle shared classes inside it', () => {
  expect(compareClasses([css('.row {} .row__end > .btn {}'), button], [both])).toEqual([]);
});

test.each([
  ['src/app/features/x/b/part.tsx', '<b className="row" />', 'src/app/features/x/b/part.tsx:1', 'row'],
  ['src/app/shell/part.tsx', "\nclassNames('row')", 'src/app/shell/part.tsx:2', 'row'],
  ['src/chat/view/part.tsx', "const looks = { end: 'row__end' };", 'src/chat/view/part.tsx', 'row__end'],
  ['public/early.js', "x = { className: 'row' }", 'public/early.js:1', 'row'],
  ['src/kit/part.tsx', '<b className="row" />', 'src/kit/part.tsx:1', 'row'],
])('an element in %s may not have a class of another folder', (path, source, at, name) => {
  expect(compareClasses([row, button], [both, tsx(source, path)])).toEqual([
    `${at} foreign-class: .${name} belongs to src/app/features/x/a`,
  ]);
});

test('a rule may not change how a class of another folder looks', () => {
  const foreign = css('.far .row {}', 'src/app/features/x/b/far.css');
  const sources = [both, tsx('<b className="far" />', 'src/app/features/x/b/far.tsx')];
  expect(compareClasses([row, button, foreign], sources)).toEqual([
    'src/app/features/x/b/far.css foreign-class: .row belongs to src/app/features/x/a',
  ]);
});

test('a modifier class belongs to all sheets that name it', () => {
  const sheets = [css('.row.is-on {}'), css('.far.is-on {}', 'src/app/features/x/b/far.css')];
  const sources = [
    tsx('<b className="row is-on" />'),
    tsx('<b className="far is-on" />', 'src/app/features/x/b/far.tsx'),
  ];
  expect(compareClasses(sheets, sources)).toEqual([]);
  const third = tsx('<b className="is-on" />', 'src/app/shell/part.tsx');
  expect(compareClasses(sheets, [...sources, third]).map(withoutPath)).toEqual([
    'foreign-class: .is-on belongs to src/app/features/x/a, src/app/features/x/b',
  ]);
});
