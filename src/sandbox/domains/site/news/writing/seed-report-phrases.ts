/** Phrases of reports and previews. `{home}`, `{away}`, `{score}` and so on are filled in by the newsroom. */

export const TITLES_WON: readonly string[] = [
  '{winner} {score} 拿下{loser}，{scorer}一锤定音',
  '{scorer}破门，{winner} {score} 胜{loser}',
  '{round}：{winner}在{stadium}带走胜利，比分 {score}',
  '{score}，{winner}用下半场赢下{loser}',
  '{loser}遗憾落败，{winner} {score} 收下三分',
  '{winner}稳住最后二十分钟，{score} 战胜{loser}',
];
export const TITLES_DRAWN: readonly string[] = [
  '{home}与{away} {score} 握手言和',
  '{score}：{home}和{away}各取一分',
  '{stadium}的平局，{home} {score} {away}',
];
export const TITLES_BLANK: readonly string[] = [
  '{home}与{away}互交白卷，门将成为主角',
  '零进球的九十分钟，{home}和{away}都有话要说',
];

export const OPENINGS: readonly string[] = [
  '{league}{round}的一场较量在{stadium}结束，{home}与{away}最终战成 {result}。主队全场控球 {possession}%，射门 {shotsHome} 次，客队以 {shotsAway} 次射门回应，双方在中场的争夺从第一分钟持续到最后。',
  '终场哨响时，{stadium}的记分牌停在 {result}。{home}坐镇主场迎战{away}，这是{league}{round}里最受关注的对阵之一，两队合计完成 {shotsTotal} 次射门，其中 {targetTotal} 次射正。',
  '开球前的风比预想中大，{home}和{away}都把头十分钟用在了试探上。{league}{round}的这场比赛最终以 {result} 收场，角球数是 {cornersHome} 比 {cornersAway}，场面并没有数字那么悬殊。',
  '{away}带着一套略微回收的防线来到{stadium}，{home}则从一开始就把两名边后卫推过中线。九十分钟过后比分为 {result}，{league}{round}就此多了一段值得重看的录像。',
  '如果只看 {result} 的比分，很难想象{home}与{away}在前半小时里打得如此小心。{league}{round}，{stadium}，主队控球率 {possession}%，客队把更多心思放在了反击的第一脚传球上。',
];

export const GOAL_FIRST: readonly string[] = [
  '第 {minute} 分钟，{player}在禁区里抢到第二落点，为{club}首开纪录。',
  '僵局在第 {minute} 分钟被打破，{player}反越位成功，低射远角，{club}取得领先。',
  '{club}在第 {minute} 分钟先拔头筹，{player}迎着传中不停球直接推射入网。',
  '第 {minute} 分钟，一次左路的连续短传撕开了防线，{player}把球送进近角，{club}领先。',
];
export const GOAL_NEXT: readonly string[] = [
  '第 {minute} 分钟，{player}再为{club}添上一球，比分来到 {now}。',
  '{player}在第 {minute} 分钟为{club}破门，用的是一脚贴着草皮的抽射，{now}。',
  '比赛进行到第 {minute} 分钟，{club}的角球制造混乱，{player}在人缝中捅射得手，比分变成 {now}。',
  '第 {minute} 分钟，{club}断球之后三脚传递就到了门前，{player}轻松推空门，{now}。',
  '{player}在第 {minute} 分钟头球顶进，{club}的看台一角沸腾起来，{now}。',
];
export const GOALLESS: readonly string[] = [
  '双方都不缺机会。上半场最接近进球的一次来自任意球，皮球擦着横梁飞出；下半场两名门将各有一次近距离封堵，比分始终没有改变。',
  '九十分钟里没有进球，但并不沉闷。两队都在对方禁区前沿找到过空当，只是最后一脚总是慢了半拍，被回追的后卫挡在脚下。',
];
export const CARDS: readonly string[] = [
  '裁判全场出示 {yellows} 张黄牌，犯规数为 {foulsHome} 比 {foulsAway}，对抗激烈但没有失控。',
  '比赛的火药味集中在中圈附近，{yellows} 张黄牌大多出自战术犯规，两边教练都在场边示意队员冷静。',
  '{foulsHome} 比 {foulsAway} 的犯规数说明了中场的拥挤程度，{yellows} 张黄牌之后，双方的上抢都收敛了一些。',
];
export const RED_CARD = '第 {minute} 分钟，{club}的{player}领到红牌离场，比赛的走势从这一刻开始改变。';

export const PLAYS: readonly string[] = [
  '{homeStar}全场回撤很深，多次在中线附近转身分球，{away}用两名中前卫轮流贴身，才把他的向前传球压到个位数。',
  '{awayStar}的跑动一直是客队反击的起点，他更多出现在左侧，逼得{home}的边后卫迟迟不敢压上，主队的传中因此少了一半。',
  '两队的教练都在场边站了整场。{home}的区域联防留出了肋部，{away}则在角球防守时放弃了近门柱，双方各有各的取舍。',
  '场面最胶着的时候，{homeStar}与{awayStar}在中圈附近连续对抗了四次，各赢两次，看台为每一次都鼓了掌。',
  '下半场开始后，{away}把防线向前推了将近十米，{home}一度找不到出球点，直到{homeStar}落到两名中卫之间接应才重新稳住。',
];

export const CLOSINGS: readonly string[] = [
  '数据上，主队射正 {targetHome} 次，客队射正 {targetAway} 次。{home}的教练赛后表示，球队在由守转攻时的第一脚传球仍有提升空间；{away}一方则认为，比分基本反映了场面。',
  '值得一提的是换人。{away}在一小时前后动用了两名替补，边路的速度立刻上来；{home}的调整晚了一些，但中路多了一个接应点。双方都还有时间消化这九十分钟。',
  '散场时，{stadium}的看台唱了很久。两队接下来都有客场要打，体能和伤情会是比战术更现实的题目，完整的技术统计可以在比赛页查看。',
  '从射门位置看，{home}的机会更靠近球门，{away}的远射更多。射正比 {targetHome}:{targetAway} 已经说明了一部分问题，另一部分要等教练组看完录像再回答。',
  '这场球留给两边的作业并不相同。{home}要解决的是角球防守，{away}要考虑的是领先或落后之后如何控制节奏。下一次相遇，答案应该会更清楚。',
  '赛后两队队员在中圈停留了很久，有人交换球衣，有人互相指着刚才的位置比划。{league}的赛程很密，能坐下来谈论一场比赛的时间并不多。',
];

export const COURT_TITLES: readonly string[] = [
  '{winner} {score} 击败{loser}，分差 {gap} 分',
  '{gap} 分之差，{winner}在{stadium}挺到最后',
  '{winner}外线开火，{score} 拿下{loser}',
  '{score}，{winner}把优势守到终场',
];
export const COURT_BODY: readonly (readonly string[])[] = [
  [
    '{league}{round}，{winner}以 {score} 击败{loser}。双方在前十分钟七次交替领先，谁也没有拉开超过六分；第二节中段，{winner}的替补阵容连续防下四个回合，才第一次把分差带到两位数附近。',
    '{star}是转折点上的主角。他在第三节连续两次借掩护命中三分，随后送出一记越过头顶的长传，让{winner}在一分半钟里打出一波 9 比 2。{loser}叫了暂停，回来之后改打联防，效果维持了大约四分钟。',
    '最后两分钟，{loser}把差距重新追近，{rival}的突破造成对手犯规，两罚一中。{winner}没有着急出手，连续两个回合把进攻时间用到最后五秒，分差最终定格在 {gap} 分。',
    '两队全场合计出手 {shotsTotal} 次，命中率接近，真正的差别在失误之后的回防。{winner}的教练赛后说，球员今晚最让他满意的是第四节的退防，没有一次需要他喊出来。',
  ],
  [
    '在{stadium}，{home}与{away}打了一场从头追到尾的比赛，最终比分 {score}，胜者是{winner}。开场的节奏极快，前五分钟双方合计出手二十次，场边的教练几乎没有坐下。',
    '{loser}一度控制了篮板，{rival}在禁区里连续得到二次进攻的机会。{winner}的应对是把{star}提到罚球线附近，让内线离开篮下协防，这个调整用了将近一节才真正见效。',
    '第四节还剩三分钟时，分差只有一个回合。{star}面对换防没有选择单打，而是把球交给底角的队友，这一球之后{winner}再没有让出领先。{gap} 分的差距，有一半来自最后九十秒的罚球。',
    '{league}{round}的比赛还在继续。{loser}接下来要面对一个背靠背的客场，教练组透露主力的上场时间会有所控制；{winner}则可以多休息一天。',
  ],
  [
    '{winner}在{league}{round}中以 {score} 赢下{loser}，全场最大的分差并不出现在终场，而是第二节末段。那时候谁都没有想到比赛会重新变得胶着。',
    '追分由{rival}发起。他在三分钟之内送出四次抢断中的两次，{loser}借着快攻把比分咬到只差一球。{winner}换上防守更好的一套人手，用两次二十四秒违例止住了势头。',
    '{star}全场大部分时间都在替队友做墙，直到第四节才开始频繁出手，关键的一记中投用了整整二十二秒准备。{gap} 分看起来从容，坐在替补席上的人却一直没有松开毛巾。',
    '技术统计显示双方犯规 {foulsHome} 比 {foulsAway}，罚球数量相差不大。解说席的结论是，胜负由轮换深度决定，尤其是第三节最后那三分钟。',
  ],
];

export const ARENA_TITLES: readonly string[] = [
  '{winner} {score} 战胜{loser}，指挥赛后说起那次撤退',
  '{score}，{winner}在{stadium}拿下系列赛',
  '{winner}后发先至，{loser}止步 {score}',
];
export const ARENA_BODY: readonly (readonly string[])[] = [
  [
    '{league}{round}，{winner}以 {score} 的大比分战胜{loser}。第一张图双方都拿出了熟悉的体系，前十二分钟人头数几乎持平，真正的差距出现在视野上，{winner}的插眼数量多出三成。',
    '{star}在中期的一次绕后决定了第一张图的走向。他等了整整十八秒，等到对手交出位移技能才出手，{loser}的阵形从中间断开，高地随之告破。',
    '{loser}并非没有机会。{rival}在随后的对局里打出一次一换三，经济一度领先两千，但他们选择去拿资源，把推塔的窗口让了出来。三分钟之后，{winner}用一次三路同时推进把比赛带进自己的节奏。',
    '赛后采访里，{winner}的指挥提到的不是团战，而是一次撤退：残血三人没有回头，保住了下一波的阵形。他说，训练室的墙上写着一句话，少死一次等于多打一分钟。',
  ],
  [
    '{stadium}今晚坐满了人，{home}与{away}的系列赛以 {score} 结束，赢家是{winner}。选人阶段就有看点，双方都把对手上一轮的核心放进了禁用名单。',
    '前期{loser}的节奏更好，{rival}的两次游走都换来了塔皮。{winner}稳住的办法是换线，让{star}提前两分钟转到下路，用一座外塔换回了经济。',
    '决定性的团战发生在第二十六分钟前后。{winner}先手留住两人，{star}在残局里活到最后，镜头给到他的时候，他正在让队友先回家补装备。{loser}后续的防守很顽强，但建筑已经不够用了。',
    '{league}接下来会用新的版本，外塔的防护时间缩短。{winner}的教练认为这对自己有利，{loser}则表示会用两周时间重新练习换线。',
  ],
];

export const PREVIEW_TITLES: readonly string[] = [
  '前瞻：{home}迎战{away}，先看中场谁先转身',
  '{league}{round}前瞻，{away}客场挑战{home}',
  '{home}对{away}：三个看点',
  '赛前看点：{stadium}的灯亮起之前，关于{home}和{away}',
];
export const PREVIEW_BODY: readonly (readonly string[])[] = [
  [
    '{league}{round}，{home}将在{stadium}迎战{away}，比赛定于 {kickOff} 开始。两队风格差别明显，主队更愿意把比赛放在对方半场，客队则习惯在丢球之后先退回来站好位置。',
    '主队的观察点是{homeStar}。他最近承担了更多组织的任务，拿球位置比过去靠后，这让{home}由后往前的推进更顺，也让前场少了一个冲刺的人。教练组在公开训练里试过两种补法，都没有透露首选。',
    '{away}这边，{awayStar}的状态值得留意。他擅长在对手刚刚丢球的三秒里向前跑，{home}的两名边路如果压得太高，身后的空间会由他来回答。',
    '两队名单将在赛前一小时公布。想看热闹的人可以从开场看起，想看门道的人，请留意第六十分钟前后的第一次换人。',
  ],
  [
    '{kickOff}，{home}与{away}在{stadium}见面，这是{league}{round}的一场焦点之战。双方对彼此并不陌生，教练组都提到，比赛大概率由细节决定。',
    '第一个看点是节奏。{home}喜欢快，{away}喜欢先把比赛放慢，再突然提速。谁先让对方按自己的节奏来，谁就先占了一半主动。',
    '第二个看点是两名核心的对位。{homeStar}和{awayStar}大概会在同一片区域活动，一个负责拿球，一个负责不让对方舒服地拿球，输赢未必写在技术统计里。',
    '第三个看点是替补席。赛程进入密集阶段，双方都公开谈到了轮换。赛前一小时公布的名单，会比任何预测都更早地说出答案。',
  ],
  [
    '先说时间和地点：{kickOff}，{stadium}，{league}{round}，{home}对{away}。天气预报说有风，主队的更衣室管理员已经把备用的长袖挂了出来。',
    '再说人。{homeStar}在训练末段加练了二十分钟，练的全是同一侧的处理球；{awayStar}随队抵达之后先去看了场地，用脚跟在地上踩了几下，没有说话。',
    '战术上，{home}近来更依赖左侧发起，{away}的右路因此会很忙。客队教练的说法是，忙不要紧，怕的是闲着的那一边突然不闲了。',
    '比赛页已经可以查看双方的资料，开赛提醒也可以在那里设置。编辑部会在终场之后送上赛报，比分以比赛页为准。',
  ],
];
