import { expect, test } from 'vitest';
import { type ArtKind, artSvg } from './art-svg.ts';
import { serveArt } from './serve-art.ts';

const SAMPLES: readonly (readonly [ArtKind, string])[] = [
  ['crest', '星港城'],
  ['crest', '没有队徽的球队'],
  ['avatar', '林小满'],
  ['avatar', '北岸的风'],
  ['studio', '解说老周'],
  ['broadcast', 'room7'],
  ['hoops', 'b1'],
  ['arena', 'e1'],
  ['courtside', 'hero'],
  ['cover', '锦鲤祥云'],
  ['gift', '观赛飞艇'],
  ['venue', '云豹体育'],
  ['venue', '新场馆'],
];

test.each(SAMPLES)('%s %s is a standalone document that refers only to its own parts', (kind, name) => {
  const svg = artSvg(kind, name) ?? '';
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/,
  );
  expect(svg).not.toMatch(/NaN|undefined|var\(--|<image|href=/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const uses = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(uses));
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
});

test('the same name always gives the same image, another name another one', () => {
  expect(artSvg('avatar', '雪线以北')).toBe(artSvg('avatar', '雪线以北'));
  expect(artSvg('avatar', '雪线以北')).not.toBe(artSvg('avatar', '青禾不眠'));
  expect(artSvg('broadcast', 'm1')).not.toBe(artSvg('broadcast', 'm2'));
});

test('a name that every object has is only a name', () => {
  expect(artSvg('crest', 'constructor')).toContain('<svg');
  expect(artSvg('gift', 'toString')).toBeUndefined();
});

test('kit colours and size from the query are applied to the image', () => {
  const query = new URLSearchParams('home=e11d48&width=800&height=450&cx=-20');
  const body = serveArt('broadcast', 'm1.svg', query)?.body ?? '';
  expect(body).toContain('viewBox="0 0 800 450"');
  expect(body).toContain('#e11d48');
});

test('the corner view can be turned and framed', () => {
  const query = new URLSearchParams('middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8');
  const turned = serveArt('courtside', 'hero', query)?.body ?? '';
  expect(turned).not.toBe(serveArt('courtside', 'hero', new URLSearchParams())?.body);
  expect(turned).not.toMatch(/NaN|undefined/);
});

test('a query that is no colour or no number changes nothing', () => {
  const plain = serveArt('broadcast', 'm1', new URLSearchParams());
  const odd = new URLSearchParams([
    ['home', '"><script>'],
    ['cx', 'left'],
    ['width', ''],
  ]);
  expect(serveArt('broadcast', 'm1', odd)).toEqual(plain);
});

test('unknown kinds, gifts and covers are not served', () => {
  const query = new URLSearchParams();
  expect(serveArt('poster', 'a', query)).toBeUndefined();
  expect(serveArt('gift', '不存在.svg', query)).toBeUndefined();
  expect(serveArt('cover', '不存在.svg', query)).toBeUndefined();
});
