import type { ReactNode } from 'react';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { KINDS } from '../kinds.table.ts';
import './activity-hero.css';
import './activity-art.css';

/** Image of a kind, behind the text of a hero or a card: at the right edge, or over the whole background. */
export function ActivityArt({ kind }: { kind: ActivityKind }) {
  const { image, covers } = KINDS[kind];
  return (
    <img
      className={covers ? 'activity-scene activity-scene--covers' : 'activity-scene'}
      src={image}
      alt=""
      loading="lazy"
    />
  );
}

/** One fact of a hero: `[icon, name, value]`. */
export type HeroFact = readonly [icon: IconName, name: string, value: ReactNode];

interface ActivityHeroProps {
  kind: ActivityKind;
  /** `StatusPill`; empty while the status is unknown. */
  status?: ReactNode;
  /** One rule in one sentence. */
  text: string;
  /** At most three. */
  facts?: readonly HeroFact[];
  /** Background in place of the kind's image; the text on it is light. */
  scene?: ReactNode;
  /** Art drawn from the member's own state, in place of the kind's image. */
  art?: ReactNode;
  /** A board with a countdown, a button, a large figure. */
  children?: ReactNode;
}

const Facts = ({ facts }: { facts: readonly HeroFact[] }) => (
  <dl className="activity-hero__facts cluster">
    {facts.map(([icon, name, value]) => (
      <div key={name}>
        <Icon name={icon} size={16} />
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Head of an activity's page: state, heading, one rule and its facts on a tinted background with its image. */
export function ActivityHero({ kind, status, text, facts = [], scene, art, children }: ActivityHeroProps) {
  const { title, tint, covers } = KINDS[kind];
  return (
    <section
      className={classNames(
        `activity-hero column activity-hero--${kind} activity-art`,
        `activity-art--${tint}`,
        scene !== undefined && 'activity-hero--scene',
      )}
      aria-label={title}
    >
      {scene ?? art ?? <ActivityArt kind={kind} />}
      {covers && scene === undefined ? <span className="activity-hero__shade" aria-hidden="true" /> : null}
      <div className="activity-hero__text">
        <div className="activity-hero__state">{status}</div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {facts.length > 0 || children !== undefined ? (
        <div className="activity-hero__foot cluster">
          {facts.length > 0 ? <Facts facts={facts} /> : null}
          {children}
        </div>
      ) : null}
    </section>
  );
}
