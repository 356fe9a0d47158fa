import { BadRecording } from '#contract/recording/recording-line.ts';
import { TruncatedFile, textChunks } from '#replay/recording/text-lines.ts';

const ELEMENT_MAX = 4 * 1024 * 1024;
const DEPTH_MAX = 200;
/** The longest name of a property; the rest of a longer string is skipped. */
const MESSAGE_MAX = 256;
/** The name of the outermost value. */
export const ROOT = '$';

/** Tracks strings, so that a bracket inside one is not taken for structure. */
function stringReader() {
  let open = false;
  let escaped = false;
  let string = '';
  return {
    last: () => string,
    /** @returns whether the character belongs to a string, its quotes included. */
    consumes(char: string): boolean {
      if (!open && char !== '"') return false;
      if (!open) {
        open = true;
        string = '';
      } else if (escaped) escaped = false;
      else if (char === '\\') escaped = true;
      else if (char === '"') open = false;
      else if (string.length < MESSAGE_MAX) string += char;
      return true;
    },
  };
}

/** Tracks arrays, objects and their properties. */
function structureReader() {
  const holders: { readonly array: boolean; readonly property: string }[] = [];
  let property = ROOT;
  return {
    /** The property of the current array, or null in an object. */
    array: (): string | null => {
      const holder = holders.at(-1);
      return holder?.array ? holder.property : null;
    },
    isOpen: () => holders.length > 0,
    accept(char: string, lastString: string): void {
      if (char === '{' || char === '[') {
        if (holders.push({ array: char === '[', property }) > DEPTH_MAX)
          throw new BadRecording('the file is nested too deeply for a chat');
        property = '';
      } else if (char === '}' || char === ']') holders.pop();
      else if (char === ':') property = lastString;
      else if (char === ',') property = '';
    },
  };
}

const opens = (char: string): boolean => char === '{' || char === '[';
const closes = (char: string): boolean => char === '}' || char === ']';

/** Extracts the elements of arrays under certain properties, without keeping the rest. */
function elementScanner(wanted: (property: string) => boolean) {
  const strings = stringReader();
  const structure = structureReader();
  let depth = 0;
  let element = '';

  /** @returns the element that ends here, or null. */
  function consume(char: string): string | null {
    if (depth > 0) element += char;
    if (element.length > ELEMENT_MAX) throw new BadRecording('one record is too long for a chat');
    if (strings.consumes(char)) return null;
    const array = structure.array();
    if (depth === 0 && opens(char) && array !== null && wanted(array)) {
      depth = 1;
      element = char;
    } else if (depth === 0) structure.accept(char, strings.last());
    else if (opens(char)) depth++;
    else if (closes(char)) depth--;
    return depth === 0 && closes(char) ? finishElement() : null;
  }
  function finishElement(): string | null {
    const completed = element;
    element = '';
    return completed === '' ? null : completed;
  }
  return {
    *elements(chunk: string): Generator<string> {
      for (const char of chunk) {
        const completed = consume(char);
        if (completed !== null) yield completed;
      }
    },
    /** Reports whether a bracket is still open. */
    isOpen: () => depth > 0 || structure.isOpen(),
  };
}

function jsonOf(element: string): unknown {
  try {
    return JSON.parse(element);
  } catch {
    return undefined;
  }
}

/**
 * Yields the elements of the arrays of a file under certain properties; undefined for one that is not JSON, such as one
 * that contains NaN.
 * @throws BadRecording for a record that is too long or too deep; TruncatedFile when the file ends too early
 */
export async function* jsonElements(
  path: string,
  wanted: (property: string) => boolean,
): AsyncGenerator<unknown> {
  const scan = elementScanner(wanted);
  for await (const chunk of textChunks(path)) {
    for (const element of scan.elements(chunk)) {
      yield jsonOf(element);
    }
  }
  if (scan.isOpen()) throw new TruncatedFile();
}
