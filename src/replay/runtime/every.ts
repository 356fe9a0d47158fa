/** Calls every `ms` milliseconds until the returned function is called. The timer does not keep the process alive. */
export function every(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms).unref();
  return () => clearInterval(timer);
}
