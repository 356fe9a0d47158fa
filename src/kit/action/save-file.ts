/** Safari reads a file some time after the press; by then every browser has taken it over, ms. */
const TAKEN_BY_MS = 60_000;

/** Hands a file to the browser to be kept. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_BY_MS);
}
