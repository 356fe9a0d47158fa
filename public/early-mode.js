// Sets the mode before the first paint; src/app/theme/mode.ts takes over once the page runs.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('courtside.mode');
  } catch {
    // Storage is forbidden: the system's mode it is.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#0B1211' : '#F4F7F6';
})();
