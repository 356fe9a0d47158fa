/** Return of a game, in hundredths of a percent: of its worst and of its best choice. */
export type StatedReturn = {
  readonly least: number;
  readonly most: number;
  /** Computed over all outcomes; else the mean of at least 2·10⁷ rounds. */
  readonly isExact: boolean;
  /**
   * Standard deviation of a round's return, hundredths of its stake: of the choice with the least, and with the most. Computed
   * over all outcomes, else measured over 10⁶ rounds, or over those of the proof.
   */
  readonly deviation: { readonly least: number; readonly most: number; readonly isExact: boolean };
  /** Distance of a measured return from that of further independent rounds, in standard errors. */
  readonly proof?: { readonly rounds: number; readonly z: number };
};

/** Returns and deviations that the lobby shows, by the name of the game; written by `npm run games table`, proofs by `npm run games`. */
export const RETURNS: Readonly<Record<string, StatedReturn>> = {
  夜场灯光: { least: 9762, most: 9762, isExact: true },
  锦鲤祥云: { least: 9649, most: 9649, isExact: true },
  龙舟竞渡: { least: 9622, most: 9622, isExact: true },
  月兔寻宝: { least: 9630, most: 9630, isExact: true },
  孔雀开屏: { least: 9610, most: 9610, isExact: true },
  狐火山道: { least: 9570, most: 9570, isExact: true },
  雪域狼踪: { least: 9601, most: 9601, isExact: true },
  北境卫队: { least: 9538, most: 9538, isExact: true },
  变脸: { least: 9502, most: 9502, isExact: true },
  守城之夜: { least: 9589, most: 9589, isExact: true },
  宝石迷阵: { least: 9658, most: 9658, isExact: true },
  国色花笺: { least: 9643, most: 9643, isExact: true },
  果园方阵: { least: 9590, most: 9590, isExact: true },
  青花瓷韵: { least: 9582, most: 9582, isExact: true },
  鹤鸣九皋: { least: 9603, most: 9603, isExact: true },
  荷塘月色: { least: 9579, most: 9579, isExact: true },
  山海图: { least: 9639, most: 9639, isExact: true },
  琉璃蝶: { least: 9621, most: 9621, isExact: true },
  山君踏雪: { least: 9551, most: 9551, isExact: true },
  林中守夜人: { least: 9561, most: 9561, isExact: true },
  林鹿晨雾: { least: 9609, most: 9609, isExact: true },
  象王仪仗: { least: 9569, most: 9569, isExact: true },
  竹海食客: { least: 9685, most: 9685, isExact: true },
  茶馆猫先生: { least: 9628, most: 9628, isExact: true },
  十二码: { least: 9600, most: 9600, isExact: true },
  主客九点: { least: 8564, most: 9894, isExact: true },
  双壶斗茶: { least: 8564, most: 9876, isExact: true },
  双桅逐日: { least: 9473, most: 9894, isExact: true },
  战鼓催征: { least: 8964, most: 9627, isExact: true },
  黑白将军: { least: 9003, most: 9768, isExact: true },
  '百家乐 A3': { least: 8564, most: 9894, isExact: true },
  快手百家乐: { least: 8564, most: 9876, isExact: true },
  单零轮盘: { least: 9730, most: 9730, isExact: true },
  法式轮盘: { least: 9730, most: 9865, isExact: true },
  三骰大小: { least: 9259, most: 9722, isExact: true },
  龙虎台: { least: 8602, most: 9627, isExact: true },
  二十一点: { least: 9943, most: 9943, isExact: true },
  登峰: { least: 9939, most: 9939, isExact: true },
  抛锚码头: { least: 9953, most: 9953, isExact: true },
  连连麻将: { least: 9635, most: 9635, isExact: true },
  竹林对弈: { least: 9612, most: 9612, isExact: true },
  蜂巢迷阵: { least: 9728, most: 9783, isExact: true },
  麦田来客: { least: 9625, most: 9683, isExact: true },
  流沙纪年: { least: 9625, most: 9683, isExact: true },
  双球竞高: { least: 9802, most: 9802, isExact: true },
  钟楼整点: { least: 9740, most: 9740, isExact: true },
  追鸢少年: { least: 9665, most: 9665, isExact: true },
  午夜转轮: { least: 9840, most: 9900, isExact: true },
  风向十二: { least: 9717, most: 9750, isExact: true },
  铁皮兄弟: { least: 9630, most: 9700, isExact: true },
  万盏归家: { least: 9695, most: 9750, isExact: true },
  教室风暴: { least: 9602, most: 9656, isExact: true },
  午夜列车: { least: 9674, most: 9700, isExact: true },
  鲸落深蓝: { least: 9629, most: 9629, isExact: false },
  水母灯会: { least: 9632, most: 9632, isExact: false },
  月下采珠: { least: 9599, most: 9599, isExact: false },
  药水配方: { least: 9632, most: 9632, isExact: false },
  翡翠四叶: { least: 9620, most: 9620, isExact: false },
  龟背棋盘: { least: 9593, most: 9593, isExact: false },
  沉船宝匣: { least: 9618, most: 9618, isExact: true },
  万门之匙: { least: 9579, most: 9579, isExact: true },
  红钳夺宝: { least: 9638, most: 9638, isExact: true },
  葫芦藤下: { least: 9601, most: 9601, isExact: true },
  巡海蓝鲨: { least: 9507, most: 9507, isExact: true },
  墨海怪客: { least: 9631, most: 9631, isExact: true },
  深海捕手: { least: 9640, most: 9640, isExact: true },
  海沟信号: { least: 9600, most: 9600, isExact: true },
  岬角之光: { least: 9700, most: 9700, isExact: true },
  分分快三: { least: 9444, most: 9450, isExact: true },
  赛道十车: { least: 9467, most: 9500, isExact: true },
  分分11选5: { least: 9382, most: 9410, isExact: true },
  分分3D: { least: 9395, most: 9400, isExact: true },
  分分五星: { least: 9495, most: 9500, isExact: true },
  三分快三: { least: 9595, most: 9600, isExact: true },
  五分十车: { least: 9611, most: 9650, isExact: true },
};
