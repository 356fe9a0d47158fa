import { createHash } from 'node:crypto';
import { html, type Markup } from './markup.ts';
import { STYLE } from './style.ts';

/** The page makes no request and runs no script; the policy allows its one style sheet by hash. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** The contents of a document. */
export type Page = {
  readonly title: string;
  readonly head: Markup;
  readonly body: Markup;
};

/** Renders a whole HTML document. */
export function pageFrame({ title, head, body }: Page): string {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<header>${head}</header>
<main>${body}</main>
</body>
</html>
`;
  return markup;
}

/** Renders the verdict at the top of a page. */
export function verdictBanner(
  kicker: string,
  { headline, sentences, isBad }: { headline: string; sentences: readonly string[]; isBad: boolean },
): Markup {
  const items = sentences.map((sentence) => html`<li>${sentence}</li>`);
  return html`<p class="kicker">${kicker}</p><div class="verdict${isBad ? ' bad' : ''}"><h1>${headline}</h1><ul>${items}</ul></div>`;
}

/** Renders a list of names and values. */
export function factList(facts: readonly (readonly [name: string, value: string])[]): Markup {
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
