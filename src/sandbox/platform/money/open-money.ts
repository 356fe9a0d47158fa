import { seedActs } from '#sandbox/domains/ground/act/seed-acts.ts';
import { playDemoWelfare } from '#sandbox/domains/rewards/welfare/demo-welfare.ts';
import { createMoney, type Money, type MoneyPorts } from './create-money.ts';
import { seedGrades } from './seed-grades.ts';
import { seedMoney } from './seed-money.ts';

/** Members' cash, with what the demo members have done before. */
export async function openMoney(ports: MoneyPorts): Promise<Money> {
  const money = createMoney(ports);
  await seedMoney({ db: ports.db, ledger: ports.ledger, money, now: ports.clock.now() });
  seedActs(money.acts, ports.clock.now());
  seedGrades({ db: ports.db, ledger: ports.ledger, money, now: ports.clock.now() });
  playDemoWelfare({ db: ports.db, ledger: ports.ledger, money, now: ports.clock.now() });
  return money;
}
