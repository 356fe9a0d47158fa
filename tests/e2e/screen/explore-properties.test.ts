import { expect, test } from '@playwright/test';
import { sweep } from '#tests/e2e/site.ts';
import { collectFacts } from '#tests/explore/collect-facts.ts';
import { balanceAgainst, brokenSince } from '#tests/explore/over-time.ts';
import { press } from '#tests/explore/press.ts';
import { PROPERTIES } from '#tests/explore/properties.ts';
import { Traffic } from '#tests/explore/traffic.ts';

const page = (body: string, title = '首页 · 场边') =>
  `<!doctype html><html lang="zh-Hans"><title>${title}</title><body style="margin:0">${body}`;
const main = (inside: string) => page(`<main><h1>标题</h1><a href="/app/home">首页</a>${inside}</main>`);
const manyElements = '<i></i>'.repeat(16_000);

/** For each property a page that breaks it. */
const BREAKERS: Readonly<Record<string, string>> = {
  'shows no raw value': main('余额 NaN'),
  'shows no key of a text': main('common.errorTitle'),
  'shows no code of an error': main('NETWORK_ABNORMAL'),
  'shows no unfilled placeholder': main('还有 {count} 条'),
  'shows no foreign word': main('Something failed'),
  'shows no negative time': main('-1:05'),
  'shows no amount finer than its currency': main('¥1.005'),
  'shows no amount of less than two decimals': main('¥1.5'),
  'doubles no punctuation': main('好的，，再见'),
  'has a title': page('<main><h1>标题</h1><a href="/">首页</a></main>', ''),
  'says its language': main('').replace('zh-Hans', 'en'),
  'has one heading of the first level': main('<h1>又一个</h1>'),
  'has one main region': page('<h1>标题</h1><a href="/">首页</a>'),
  'has each id once': main('<p id="a">一</p><p id="a">二</p>'),
  'refers to what exists': main('<button aria-describedby="gone">按</button>'),
  'names every field': main('<input>'),
  'names every control': main('<button style="width:40px;height:40px"></button>'),
  'describes every picture': main(
    '<img width="10" height="10" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  ),
  'shows no dead picture without words': main(
    '<img alt="" width="10" height="10" src="data:image/png,broken">',
  ),
  'shows what it says is expanded': main('<button aria-expanded="true" aria-controls="none">展开</button>'),
  'puts no control into another': main('<a href="/x"><span role="button">按</span></a>'),
  'takes no order of the keyboard by force': main('<button tabindex="3">按</button>'),
  'does not scroll sideways': main('<div style="width:3000px;height:1px"></div>'),
  'covers no control': main(
    '<div style="position:relative"><button style="width:99px;height:40px">按</button><div style="position:absolute;inset:0">盖</div></div>',
  ),
  'cuts no text of a button': main(
    '<button style="width:30px;overflow:hidden;white-space:nowrap">很长很长的字</button>',
  ),
  'has controls large enough to hit': main('<button style="width:9px;height:9px;padding:0">按</button>'),
  'names every dialog': main('<div role="alertdialog"><button autofocus>好</button></div>'),
  'keeps the focus in an open dialog': main(
    '<div role="dialog" aria-modal="true" aria-label="窗口">内容</div>',
  ),
  'keeps the focus on what is shown': main(
    '<button autofocus style="visibility:hidden" id="b">按</button><script>b.style.visibility="visible";b.focus();document.body.offsetWidth;Object.defineProperty(document,"activeElement",{get:()=>{b.style.visibility="hidden";return b}})</script>',
  ),
  'covers no focus by a toast': main(
    '<button autofocus style="position:fixed;top:0;left:0;width:90px;height:40px">按</button><li data-state="open" style="position:fixed;top:0;left:0;width:90px;height:40px">提示</li>',
  ),
  'has one sound at most': main(
    '<script>for(const n of [1,2]){const v=document.createElement("video");Object.defineProperties(v,{paused:{value:false},readyState:{value:4}});document.body.append(v)}</script>',
  ),
  'shows no row twice, and rows in their order': main(
    '<div role="log"><p data-index="2">二</p><p data-index="1">一</p></div>',
  ),
  'leaves a way on': page('<main><h1>标题</h1></main>'),
  'stays of a bounded size': main(manyElements),
};

test('the explorer finds nothing on a sound page', sweep, async ({ page: tab }) => {
  await tab.setContent(main('<label>金额 <input></label><button>充值 ¥10.00</button>'));
  const facts = await collectFacts(tab);
  const found = Object.entries(PROPERTIES).flatMap(([name, property]) =>
    property(facts).length > 0 ? [name] : [],
  );
  expect(found).toEqual([]);
});

for (const [name, property] of Object.entries(PROPERTIES))
  test(`the explorer reports a page that breaks “${name}”`, sweep, async ({ page: tab }) => {
    const breaker = BREAKERS[name];
    if (breaker === undefined) throw new Error('no page breaks it');
    await tab.setContent(breaker);
    await expect.poll(async () => property(await collectFacts(tab))).not.toEqual([]);
  });

test('the explorer reports a bar over a control of another bar', sweep, async ({ page: tab }) => {
  const bar = (inside: string) =>
    `<div style="position:fixed;bottom:0;left:0;width:99px;height:40px">${inside}</div>`;
  const { 'covers no control': covers = () => [] } = PROPERTIES;
  await tab.setContent(main(bar('<button style="width:99px;height:40px">按</button>')));
  expect(covers(await collectFacts(tab))).toEqual([]);
  await tab.setContent(main(bar('<button style="width:99px;height:40px">按</button>') + bar('盖')));
  expect(covers(await collectFacts(tab))).not.toEqual([]);
});

const AT_BUTTON = { x: 20, y: 20 };
const button = (script: string) =>
  `<button id="b" style="position:fixed;top:0;left:0;width:90px;height:40px">按</button><script>${script}</script>`;

test('the explorer notices a control that moves from under the pointer', sweep, async ({ page: tab }) => {
  await tab.setContent(button('b.onmousedown=()=>{b.style.top="30px"}'));
  expect((await press(tab, AT_BUTTON)).movedPx).toBe(30);
});

test('the explorer notices a press without an answer', sweep, async ({ page: tab }) => {
  await tab.setContent(button(''));
  expect((await press(tab, AT_BUTTON)).isAnswered).toBe(false);
  await tab.setContent(button('b.onclick=()=>{b.textContent="好"}'));
  expect((await press(tab, AT_BUTTON)).isAnswered).toBe(true);
});

const typed = main('<label>金额 <input value="100"></label>');
const focusOnButton = main('<button autofocus id="b">按</button>');

/** For each property of an action: a page, and a change of it that nobody asked for. */
const LOSSES: readonly (readonly [string, string, () => void])[] = [
  ['keeps what was typed', typed, () => document.querySelector('input')?.setAttribute('value', '1')],
  ['keeps the focus on a control', focusOnButton, () => document.querySelector('button')?.remove()],
  ['goes nowhere by itself', main(''), () => history.pushState(null, '', '/elsewhere')],
];

for (const [name, sound, lose] of LOSSES)
  test(`the explorer reports an action that breaks “${name}”`, sweep, async ({ page: tab }) => {
    await tab.route('**/*', (route) => route.fulfill({ body: sound, contentType: 'text/html' }));
    await tab.goto('http://localhost/app/home');
    const before = await collectFacts(tab);
    expect(brokenSince(before, { is: 'scroll' }, await collectFacts(tab))[name]).toEqual([]);
    await tab.evaluate(lose);
    expect(brokenSince(before, { is: 'scroll' }, await collectFacts(tab))[name]).not.toEqual([]);
  });

test('the explorer reports a balance that is not the ledger’s', sweep, async ({ page: tab }) => {
  await tab.setContent(page('<header><a href="/w" aria-label="余额，进入钱包">¥ 12.00</a></header>'));
  expect(await balanceAgainst(tab, async () => ['12.00', '3.00'])).toEqual([]);
  expect(await balanceAgainst(tab, async () => ['11.00', '3.00'], 0)).toEqual([
    '12.00 is shown, not 11.00 or 3.00',
  ]);
});

const BUY_COINS = '/api/activity/gift/v1/buyCoins';
const requests = (count: number, url: string, method: string) =>
  `Promise.allSettled(Array.from({ length: ${count} }, () => fetch('${url}', { method: '${method}' })))`;

/** For each property of the traffic: a script that breaks it. */
const TRAFFIC: Readonly<Record<string, string>> = {
  'throws no error and writes none to the console': 'console.error("broken")',
  'sends one command for a press': requests(2, BUY_COINS, 'POST'),
  'pauses between failed requests': requests(9, '/fails', 'GET'),
  'asks no other site': requests(1, 'http://other.example/', 'GET'),
};

for (const [name, script] of Object.entries(TRAFFIC))
  test(`the explorer reports a script that breaks “${name}”`, sweep, async ({ page: tab, context }) => {
    const traffic = new Traffic('http://localhost');
    traffic.watch(context);
    await tab.route('**/*', (route) =>
      route.request().url().endsWith('/app/home')
        ? route.fulfill({ body: main(''), contentType: 'text/html' })
        : route.fulfill({ status: 500, body: '' }),
    );
    await tab.goto('http://localhost/app/home');
    expect(traffic.drain()[name]).toEqual([]);
    await tab.evaluate(script);
    expect(traffic.drain()[name]).not.toEqual([]);
  });
