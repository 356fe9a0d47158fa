/** Words that promise a feature that the product does not have. */
export type FalsePromise = {
  readonly pattern: RegExp;
  /** Missing feature behind the words. */
  readonly reason: string;
  /** Names of the contract’s calls that make the words true: the row is removed when the first of them exists. Null for never. */
  readonly until: RegExp | null;
};

/**
 * False promises. The change that builds one of these features removes its row; the test reports it as soon as its call is
 * in the contract.
 */
export const FALSE_PROMISES: readonly FalsePromise[] = [
  {
    pattern: /敬请期待|即将上线|即将推出|开发中|尽请/,
    reason: 'a text says what there is, not what may come',
    until: null,
  },
  { pattern: /冷静期/, reason: 'a member cannot pause their account', until: /coolingOff/i },
  { pattern: /优先接入|专属客服/, reason: 'customer service is the same for every grade', until: null },
  {
    pattern: /首次(?:提现|提款|取款)前补充/,
    reason: 'identity comes before the first deposit or bet',
    until: null,
  },
  {
    pattern: /只能用于送|仅可用于送|只可送礼/,
    reason: 'coins pay guesses and make-up cards, too',
    until: null,
  },
  { pattern: /交易密码/, reason: 'the six digits confirm withdrawals alone', until: null },
];
