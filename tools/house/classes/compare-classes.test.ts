import ts from 'typescript';
import { expect, test } from 'vitest';
import { compareClasses } from './compare-classes.ts';
import { definedClasses } from './defined-classes.ts';

const tsx = (text: string) => ({
  path: 'src/app/row.tsx',
  tree: ts.createSourceFile('row.tsx', text, ts.ScriptTarget.ESNext, true),
});
const css = (text: string, path = 'src/app/row.css') => ({ path, text });

/** What is said of a sheet and a source. */
const said = (sheet: string, source: string) =>
  compareClasses([css(sheet)], [tsx(source)]).breaches.map((line) => line.replace(/^.* ([a-z-]+): /, '$1: '));

test('a style sheet defines the classes of its selectors, not of comments, texts, numbers or at-rules', () => {
  const sheet = `/* .old { } */
    @import "./a.css";
    @media (min-width: 1.5em) { .row:not(.row--wide) > b, .is-on.row::after { content: ".text {"; margin: .5em; } }
    @layer a.b { .inner { &.nested { color: red; } } }`;
  expect([...definedClasses(sheet)]).toEqual(['row', 'row--wide', 'is-on', 'inner', 'nested']);
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
  expect(said(sheet, source)).toEqual([breach]);
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
  expect(said(sheet, source)).toEqual([]);
});

test('a class with rules in two files is listed, and is no breach', () => {
  const sheets = [css('.row {}'), css('.wide .row {} .wide {}', 'src/app/wide.css')];
  expect(compareClasses(sheets, [tsx('<b className="row wide" />')])).toEqual({
    breaches: [],
    shared: ['row'],
  });
});
