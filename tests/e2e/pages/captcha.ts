import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';

const ShownWord = v.object({ word: v.string(), x: v.number(), y: v.number() });
const Open = v.object({
  puzzle: v.variant('kind', [
    v.object({ kind: v.literal('image'), characters: v.string() }),
    v.object({ kind: v.literal('afs'), left: v.number() }),
    v.object({ kind: v.literal('anji'), shown: v.array(ShownWord), wanted: v.array(v.string()) }),
  ]),
  question: v.object({ text: v.string(), answer: v.string() }),
});
type Open = v.InferOutput<typeof Open>;

/** Overlay that holds back requests, together with a tester who can read the solution. */
export class VerifyWindow {
  readonly #request: APIRequestContext;
  readonly window: Locator;
  readonly slider: Locator;
  readonly board: Locator;
  readonly characters: Locator;
  readonly submit: Locator;
  readonly question: Locator;

  constructor(page: Page, request: APIRequestContext) {
    this.#request = request;
    this.window = page.getByRole('dialog', { name: '安全验证' });
    this.slider = page.getByRole('slider', { name: /滑块位置/ });
    this.board = page.getByRole('button', { name: /带字的图片/ });
    this.characters = page.getByLabel('图中的字符');
    this.submit = page.getByRole('button', { name: '确认' });
    const speak = page.getByRole('button', { name: '朗读题目' });
    this.question = this.window.getByRole('paragraph').filter({ has: speak });
  }

  /** Returns the current challenge with its solution. */
  async currentChallenge(): Promise<Open> {
    const all = v.parse(
      v.array(Open),
      await (await this.#request.get('/sandbox/challenges', { maxRetries: 1 })).json(),
    );
    const latest = all.at(-1);
    if (!latest) throw new Error('nothing is asked');
    return latest;
  }

  async #answerTo(text: string): Promise<string> {
    const { question } = await this.currentChallenge();
    if (question.text !== text.trim()) throw new Error(`${text} is not asked now`);
    return question.answer;
  }

  async typeCharacters(): Promise<void> {
    await this.characters.waitFor();
    const { puzzle } = await this.currentChallenge();
    if (puzzle.kind !== 'image') throw new Error('no characters are asked');
    await this.characters.fill(puzzle.characters);
    await this.submit.click();
  }

  async slide(): Promise<void> {
    await this.slider.waitFor();
    const { puzzle } = await this.currentChallenge();
    if (puzzle.kind !== 'afs') throw new Error('no slide is asked');
    await this.slider.fill(String(2 * Math.round(puzzle.left / 2)));
    await this.slider.press('Enter');
  }

  async clickWords(): Promise<void> {
    await this.board.waitFor();
    const { puzzle } = await this.currentChallenge();
    if (puzzle.kind !== 'anji') throw new Error('no words are asked');
    const box = await this.board.boundingBox();
    const scale = (box?.width ?? 0) / 336;
    for (const word of puzzle.wanted) {
      const target = puzzle.shown.find((shown) => shown.word === word);
      await this.board.click({ position: { x: (target?.x ?? 0) * scale, y: (target?.y ?? 0) * scale } });
    }
    await this.submit.click();
  }

  async answerQuestion(answer?: string): Promise<void> {
    const field = this.window.getByLabel('答案，用数字');
    await field.waitFor();
    const shown = (await this.question.textContent()) ?? '';
    await field.fill(answer ?? (await this.#answerTo(shown)));
    await field.press('Enter');
  }
}
