import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts of the verification that holds requests back, and its challenges. */
export const captcha = {
  title: '安全验证',
  close: '关闭验证',
  closeNote: '关闭将取消本次请求',
  loading: '正在准备验证',
  failed: '验证没有加载出来',
  another: '换一张',
  submit: '确认',
  wrong: '没有通过，还可以试 {left} 次',
  usedUp: '试错次数太多，已换一张',
  expired: '这张已过期，已换一张',
  imageLead: '输入图中的字符，不分大小写',
  imageAlt: '验证码图片',
  imageField: '图中的字符',
  slideLead: '拖动滑块，让缺口对齐',
  slideField: '滑块位置，方向键移动，回车确认',
  slidePlace: '向右 {share}%',
  wordsLead: '请依次点击',
  wordsPicture: '带字的图片，方向键移动十字，空格选字',
  wordsChosen: '已选 {count} / {total}',
  undo: '撤销一步',
  question: '改用文字题',
  questionLead: '回答下面的问题',
  questionField: '答案，用数字',
  speak: '朗读题目',
  picture: '改用图片',
} as const;

export const t = textsOf({ captcha, common });
