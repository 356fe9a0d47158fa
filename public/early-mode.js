// Before the first paint: the mode, which src/app/theme/mode.ts takes over once the page runs, and on home the picture it
// begins with, which src/app/theme/first-paint.css shows until the screen is there, and the screen's own files.
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
  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  ask({ rel: 'preload', as: 'image', href: picture, fetchPriority: 'high' });
  const files = document.querySelector('meta[name=home-files]')?.content.split(' ') ?? [];
  for (const file of files) {
    const href = `/${file}`;
    if (file.endsWith('.js')) ask({ rel: 'modulepreload', crossOrigin: '', href });
    else ask({ rel: 'preload', as: 'style', crossOrigin: '', href });
  }
  root.dataset.first = 'home';
  const image = Object.assign(new Image(), { className: 'first-picture', alt: '', src: picture });
  document.addEventListener('readystatechange', () => document.body.append(image), { once: true });
})();
