// Before the first paint, and in the mode the site is in: the two share an origin and a key.
(() => {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('courtside.mode');
  } catch {
    // Storage is forbidden: the system's mode it is.
  }
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
})();
