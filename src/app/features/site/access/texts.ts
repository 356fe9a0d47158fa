import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts of pages that block a visitor temporarily: maintenance, access, robot check. */
export const gate = {
  service: '联系客服',
  maintenanceTitle: '正在重新划线',
  maintenanceText: '系统例行维护，账户与余额不受影响。恢复后会自动回到刚才的页面。',
  startAt: '开始',
  endAt: '预计恢复',
  left: '剩余',
  checkNow: '看看恢复了没有',
  checking: '正在查看',
  notYet: '还在维护，请再等一会儿',
  alertTitle: '访问前请留意',
  alertText: '检测到你当前的网络环境与常用地区不同。继续访问可能需要额外验证。',
  region: '当前地区',
  usualRegion: '常用地区',
  goOn: '继续访问',
  restrictionTitle: '你所在的地区暂不开放',
  restrictionText: '依据当地法规，我们无法在此提供服务。如你认为判断有误，可以给客服留言。',
  reference: '编号',
  robotTitle: '先确认是你本人在操作',
  robotText: '完成下面的验证，就回到刚才的页面。',
} as const;

export const t = textsOf({ common, gate });
