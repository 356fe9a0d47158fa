import { button } from './button.ts';
import { element } from './element.ts';

/** Usual beginnings; one that is chosen is put into the field and never sent by itself. */
const PHRASES = [
  '你好，正在为你核对，请稍等。',
  '已经处理好了，请刷新后再看。',
  '请补充一下单号和时间。',
] as const;

/** Buttons that put a usual beginning into a field. */
export const phraseButtons = (text: HTMLInputElement): HTMLElement =>
  element(
    'div',
    { class: 'buttons' },
    ...PHRASES.map((phrase) =>
      button(
        phrase,
        () => {
          text.value = phrase;
          text.focus();
        },
        { variant: 'quiet' },
      ),
    ),
  );
