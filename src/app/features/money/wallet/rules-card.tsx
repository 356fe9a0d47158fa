import { Card } from '#kit/layout/card.tsx';
import './rules-card.css';

/** Rules of a feature, in a few sentences. */
export const RulesCard = ({ title, rules }: { title: string; rules: readonly string[] }) => (
  <Card className="wallet-rules" aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Card>
);
