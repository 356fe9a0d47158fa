/** Hands a file to the browser to be kept. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by its next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
