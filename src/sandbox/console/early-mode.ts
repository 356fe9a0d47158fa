// Before the first paint, and in the mode the site is in: the two share an origin and a key.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const storedMode = (): string | null => {
    try {
      return localStorage.getItem('courtside.mode');
    } catch {
      // Storage is forbidden: the system's mode it is.
      return null;
    }
  };
  const show = () => {
    const choice = storedMode();
    const isDark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
  };
  show();
  system.addEventListener('change', show);
})();
