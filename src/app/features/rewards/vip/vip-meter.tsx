type VipMeterProps = {
  readonly label: string;
  readonly text: string;
  readonly done: bigint;
  readonly needed: bigint;
};

const percentOf = (done: bigint, needed: bigint) =>
  needed <= 0n || done >= needed ? 100 : Math.max(0, Number((done * 100n) / needed));

/** Progress towards an amount, as text and as a bar. */
export const VipMeter = ({ label, text, done, needed }: VipMeterProps) => (
  <div className="vip-meter">
    <p>
      <span>{label}</span>
      <b className="num">{text}</b>
    </p>
    <span className="vip-meter__bar" aria-hidden="true">
      <i style={{ width: `${percentOf(done, needed)}%` }} />
    </span>
  </div>
);
