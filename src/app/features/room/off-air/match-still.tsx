import type { ReactNode } from 'react';
import type { MatchDetail } from '#contract/models/match.ts';
import { t } from '../texts.ts';
import { MatchOver } from './match-over.tsx';
import { MatchSoon } from './match-soon.tsx';
import './match-still.css';

const Broken = () => (
  <div className="still__in" role="status">
    <h2>{t('still.interrupted')}</h2>
    <p>{t('still.interruptedText')}</p>
  </div>
);

function Said({ detail }: { detail: MatchDetail }) {
  switch (detail.match.clock.phase) {
    case 'upcoming':
      return <MatchSoon detail={detail} />;
    case 'ended':
      return <MatchOver detail={detail} />;
    default:
      return <Broken />;
  }
}

/** What is in the place of the picture while the match is not being played [4.01]. */
export const MatchStill = ({ detail, overlay }: { detail: MatchDetail; overlay: ReactNode }) => (
  <div className="still stage">
    <img className="art" src={detail.match.cover} alt="" />
    <Said detail={detail} />
    <div className="still__over">{overlay}</div>
  </div>
);
