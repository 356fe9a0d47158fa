import { expect, test } from 'vitest';
import { withoutEffects } from './lean-router.ts';

test('what is made by a call, a class or `new` is marked as made without effect', () => {
  expect(withoutEffects('var A = React.createContext(null);\nconst B = class extends A {};')).toBe(
    'var A = /* @__PURE__ */ (() => (React.createContext(null)))();\nconst B = /* @__PURE__ */ (() => (class extends A {}))();',
  );
});

test('a property that is set afterwards is a part of the value, a name for the developer tools is left out', () => {
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
