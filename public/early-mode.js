// Before the first paint: the mode, which src/app/theme/mode.ts takes over once the page runs, and on home the picture it
// begins with, which src/app/theme/first-paint.css shows until the screen is there.
(() => {
  const root = document.documentElement;
  let kept = null;
  try {
    kept = localStorage.getItem('courtside.mode');
  } catch {
    // Storage is forbidden: the system's mode it is.
  }
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mode = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#0B1211' : '#F4F7F6';

  if (location.pathname !== '/' && location.pathname !== '/app/home') return;
  const picture =
    '/art/courtside/hero.svg?width=1420&height=520&day=0&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8';
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.as = 'image';
  preload.href = picture;
  preload.fetchPriority = 'high';
  document.head.append(preload);
  root.dataset.first = 'home';
  root.style.setProperty('--first-picture', `url("${picture}")`);
})();
