/** List of names and values, two texts a line. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="facts">
    {facts.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
