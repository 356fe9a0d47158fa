import { type News, timeText } from '../news.ts';

type Good = { readonly parcelId: string; readonly title: string };
type Sent = { readonly carrier: string; readonly trackingNo: string };

const ofParcel = (parcelId: string, title: string, text: string): News => ({
  kind: 'system',
  title,
  text,
  place: 'parcel',
  ref: parcelId,
});

/** Message that the member has chosen a good and its address is missing. */
export const parcelChosen = ({ parcelId, title }: Good): News =>
  ofParcel(
    parcelId,
    `${title}等你填收货地址`,
    '填好地址之后三个工作日内打包。打包之前可以改地址，也可以取消。',
  );

/** A parcel is being packed; its address is fixed. */
export const parcelPacked = ({ parcelId, title }: Good): News =>
  ofParcel(parcelId, `${title}正在打包`, '从现在起不能再改地址或取消，发出后会把单号告诉你。');

/** Message that a parcel was shipped, for the first time or again; `by` is the time it counts as received, epoch ms. */
export const parcelShipped = ({ parcelId, title }: Good, { carrier, trackingNo }: Sent, by: number): News =>
  ofParcel(
    parcelId,
    `${title}已发出`,
    `${carrier}，单号 ${trackingNo}。收到后请确认，到 ${timeText(by)} 没有确认会自动记为已签收。`,
  );

/** A parcel counts as received, since its days are over. */
export const parcelArrived = ({ parcelId, title }: Good): News =>
  ofParcel(parcelId, `${title}已记为签收`, '发出满 10 天没有确认，已自动签收。没有收到请联系客服。');

/** Message that a parcel was returned. */
export const parcelReturned = ({ parcelId, title }: Good, reason: string): News =>
  ofParcel(
    parcelId,
    `${title}被退回`,
    `原因：${reason}。我们会重新寄出或退回领取机会，需要改地址请联系客服。`,
  );

/** Message that a parcel is not sent again; its price was refunded. */
export const parcelRefunded = ({ parcelId, title }: Good): News =>
  ofParcel(parcelId, `${title}不再寄出`, '领取它用掉的机会或积分已经退回。');
