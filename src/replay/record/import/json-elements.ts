import { BadRecording } from '#contract/recording/recording-line.ts';
import { textChunks } from '#replay/record/text-lines.ts';

const ELEMENT_MAX = 4 * 1024 * 1024;
/** The name under which a scanner asks for the outermost value. */
export const ROOT = '$';

/** Follows quoted words, so that a bracket in one is not taken for structure. */
function wordReader() {
  let open = false;
  let escaped = false;
  let word = '';
  return {
    last: () => word,
    /** @returns whether the character belongs to a word, its quotes included. */
    takes(char: string): boolean {
      if (!open && char !== '"') return false;
      if (!open) {
        open = true;
        word = '';
      } else if (escaped) escaped = false;
      else if (char === '\\') escaped = true;
      else if (char === '"') open = false;
      else word += char;
      return true;
    },
  };
}

/** Follows arrays, objects and the properties they stand under. */
function placeReader() {
  const holders: { readonly array: boolean; readonly property: string }[] = [];
  let property = ROOT;
  return {
    /** The property of the array that is being read, or null in an object. */
    array: (): string | null => {
      const holder = holders.at(-1);
      return holder?.array ? holder.property : null;
    },
    take(char: string, lastWord: string): void {
      if (char === '{' || char === '[') {
        holders.push({ array: char === '[', property });
        property = '';
      } else if (char === '}' || char === ']') holders.pop();
      else if (char === ':') property = lastWord;
      else if (char === ',') property = '';
    },
  };
}

const opens = (char: string): boolean => char === '{' || char === '[';
const closes = (char: string): boolean => char === '}' || char === ']';

/** Cuts the elements out of arrays that stand under certain properties, without holding the rest. */
function elementScanner(wanted: (property: string) => boolean) {
  const words = wordReader();
  const place = placeReader();
  let depth = 0;
  let element = '';

  /** @returns the element that ends here, or null. */
  function take(char: string): string | null {
    if (depth > 0) element += char;
    if (words.takes(char)) return null;
    const array = place.array();
    if (depth === 0 && opens(char) && array !== null && wanted(array)) {
      depth = 1;
      element = char;
    } else if (depth === 0) place.take(char, words.last());
    else if (opens(char)) depth++;
    else if (closes(char)) depth--;
    if (element.length > ELEMENT_MAX) throw new BadRecording('one record is too long for a chat');
    return depth === 0 && closes(char) ? taken() : null;
  }
  function taken(): string | null {
    const whole = element;
    element = '';
    return whole === '' ? null : whole;
  }
  return function* (chunk: string): Generator<string> {
    for (const char of chunk) {
      const whole = take(char);
      if (whole !== null) yield whole;
    }
  };
}

/**
 * The elements of a file's arrays under certain properties, one by one.
 * @throws BadRecording when the file holds something else than JSON there
 */
export async function* jsonElements(
  path: string,
  wanted: (property: string) => boolean,
): AsyncGenerator<unknown> {
  const scan = elementScanner(wanted);
  for await (const chunk of textChunks(path)) {
    for (const element of scan(chunk)) {
      try {
        yield JSON.parse(element);
      } catch {
        throw new BadRecording('the file is no JSON');
      }
    }
  }
}
