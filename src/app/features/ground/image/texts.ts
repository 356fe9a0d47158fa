import { textsOf } from '#i18n/texts-of.ts';

/** Choosing one image to upload. */
const image = {
  choose: '选择图片',
  other: '换一张',
  drop: '也可以把图片粘贴或拖到这里',
  hint: 'PNG、JPG 或 WebP，大图会自动缩小',
  type: '请选 PNG、JPG 或 WebP 图片',
  large: '图片太大，缩小后仍超过 400 KB，请裁剪后再选',
  broken: '这张图片打不开，请换一张',
  ready: '{name}，{size} KB',
  preview: '待上传的图片',
  preparing: '正在处理图片',
} as const;

export const t = textsOf({ image });
