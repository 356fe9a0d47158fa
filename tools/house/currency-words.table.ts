/** Words for money that only the entry of a currency may contain [1.05]: texts take them from it, and so follow a switch. */
export const CURRENCY_WORDS =
  /提现|提币|取款|提款|银行卡|卡号|钱包地址|[¥￥₮]|(?:^|[\d百千万一] ?|\} ?)元(?![宵旦素])/u;

/** Exceptions where such a word is used literally, by the beginning of the path. */
export const CURRENCY_WORD_EXCEPTIONS: readonly { readonly under: string; readonly reason: string }[] = [
  { under: 'src/sandbox/base/tables/currencies.table.ts', reason: 'the entries themselves' },
  { under: 'src/sandbox/console/', reason: 'an operator reads the orders of both currencies at once' },
  { under: 'src/sandbox/venue/page/amount-text.ts', reason: 'a page of another site, which runs alone' },
  {
    under: 'src/sandbox/domains/care/support/automatic-topics.table.ts',
    reason: 'words of a question, by which its topic is recognised; no answer has one',
  },
];
