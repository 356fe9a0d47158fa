/** Calls again and again, until what it gives back is called; keeps no process alive. */
export function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms).unref();
  return () => clearInterval(timer);
}
