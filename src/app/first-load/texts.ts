/** Texts shown where no other script can run. The minimum versions are those of README.md and of the page without scripts. */
export const early = {
  tooOld:
    '这个浏览器的版本太旧，打不开这个网站。请更新到 Chrome 120、Edge 120、Firefox 121、Safari 17.4 或更新的版本，再打开这个页面。',
} as const;
