/** Hero image of home, relative to the site root: painted before the page's code has loaded, and reused by the screen. */
export const HERO_IMAGE =
  '/art/courtside/hero.svg?width=1420&height=520&day=0&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8';
