import { expect, test } from 'vitest';
import { withoutEffects } from './lean-router.ts';

test('results of a call, a class or new are marked as pure', () => {
  expect(withoutEffects('var A = React.createContext(null);\nconst B = class extends A {};')).toBe(
    'var A = /* @__PURE__ */ (() => (React.createContext(null)))();\nconst B = /* @__PURE__ */ (() => (class extends A {}))();',
  );
});

test('later assigned properties belong to the value, and display names are removed', () => {
  const code =
    'var A = class {};\nA.contextType = Context;\nA.displayName = "A";\nfunction B() {}\nB.displayName = "B";';
  expect(withoutEffects(code).trim()).toBe(
    'var A = /* @__PURE__ */ (() => Object.assign(class {}, { contextType: Context, }))();\n\n\nfunction B() {}',
  );
});

test.each([
  'var a = 1;',
  'start();',
  'window.x = make();',
  'function f() { x.y = make(); }',
  'a[b] = make();',
])('%s stays as it is', (code) => expect(withoutEffects(code)).toBe(code));
