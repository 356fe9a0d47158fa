/** One setting of the viewer's, kept by the browser. Where the browser keeps nothing it lasts as long as the page. */
export type KeptSetting = { read(): string | null; write(text: string): void };

export function keptSetting(key: string): KeptSetting {
  let held: string | null = null;
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? held;
      } catch {
        return held;
      }
    },
    write(text) {
      held = text;
      try {
        localStorage.setItem(key, text);
      } catch {
        // Forbidden or full: held for this page.
      }
    },
  };
}
