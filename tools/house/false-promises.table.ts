/** Words that promise a feature that the product does not have. */
export type FalsePromise = {
  readonly words: RegExp;
  /** Missing feature behind the words. */
  readonly why: string;
  /** Names of the contract’s calls that make the words true: the row is removed when the first of them exists. Null for never. */
  readonly until: RegExp | null;
};

/**
 * False promises. The change that builds one of these features removes its row; the test reports it as soon as its call is
 * in the contract.
 */
export const FALSE_PROMISES: readonly FalsePromise[] = [
  {
    words: /敬请期待|即将上线|即将推出|开发中|尽请/,
    why: 'a text says what there is, not what may come',
    until: null,
  },
  { words: /冷静期/, why: 'a member cannot pause their account', until: /coolingOff/i },
  { words: /优先接入|专属客服/, why: 'customer service is the same for every grade', until: null },
  {
    words: /首次(?:提现|提款|取款)前补充/,
    why: 'identity comes before the first deposit or bet',
    until: null,
  },
  { words: /只能用于送|仅可用于送|只可送礼/, why: 'coins pay guesses and make-up cards, too', until: null },
  { words: /交易密码/, why: 'the six digits confirm withdrawals alone', until: null },
];
