import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';

/** Customer service. */
export const support = {
  title: '联系客服',
  lead: '写下遇到的问题，提交后会得到一个编号。不登录也可以留言。',
  text: '问题描述',
  textHint: '最多 {max} 字',
  textRule: '请写下遇到的问题，1 到 {max} 字',
  picture: '添加截图',
  choose: '选择图片',
  pictureHint: 'PNG、JPG 或 WebP，不超过 400 KB',
  pictureType: '请选 PNG、JPG 或 WebP 图片',
  pictureLarge: '图片超过 400 KB，请换一张',
  pictureUploading: '正在上传',
  pictureDone: '截图已添加',
  pictureFailed: '截图没有传上去：{reason}',
  pictureRetry: '重新上传',
  submit: '提交',
  done: '已收到',
  doneText: '编号 {ticket}，请记下来。页面上看不到处理进度，补充情况时写上这个编号。',
  again: '再写一条',
  home: '回首页',
  contacts: '受理时间',
  open: '服务中',
  closed: '休息中',
  eChat: '聊天账号 {account}，{hours} 在线',
} as const;

export const t = textsOf({ common, support });
