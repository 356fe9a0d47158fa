/** Labels of an amount field, and reasons why a typed amount is invalid. */
export const amount = {
  all: '全部',
  quick: '常用金额',
  characters: '金额只能用数字和一个小数点，例如 1000.50',
  sign: '金额不用写正负号',
  gap: '金额中间不能有空格',
  commas: '千位逗号的位置不对，可以直接写数字',
  points: '金额只能有一个小数点',
  zeros: '金额开头不要多写 0',
  long: '数字太长，请检查金额',
  decimals: '金额最多两位小数',
} as const;
