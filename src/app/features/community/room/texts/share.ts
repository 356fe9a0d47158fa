/** Handing an address on. */
export const share = {
  copied: '链接已复制，可以发给朋友',
  textRefused: '浏览器不允许复制',
  refused: '浏览器不允许复制，请从地址栏复制链接',
} as const;
