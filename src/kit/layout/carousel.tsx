import './carousel.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { restsOutOfSight } from './rests-out-of-sight.ts';
import { isMotionReduced } from './use-media-query.ts';

/** Share of a slide that must be in sight before it counts as the one shown. */
const SHOWN_SHARE = 0.6;

/** The track of a carousel: which slide is in sight, however it got there, and how to go to another, round the ends. */
function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element || count === 0) return;
    const slides = [...element.children];
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setAt(slides.indexOf(shown.target));
      },
      { root: element, threshold: SHOWN_SHARE },
    );
    for (const slide of slides) seen.observe(slide);
    return () => seen.disconnect();
  }, [count]);

  const scrollToSlide = (to: number) => {
    const next = (to + count) % count;
    const isNear = Math.abs(next - at) === 1 && !isMotionReduced();
    const element = track.current;
    element?.scrollTo({ left: element.clientWidth * next, behavior: isNear ? 'smooth' : 'instant' });
  };

  return { track, at: Math.min(at, Math.max(0, count - 1)), go: scrollToSlide };
}

interface CarouselLabels {
  label: string;
  /** Accessible role descriptions of a carousel and of its slides. */
  kind: string;
  slideKind: string;
  /** Name of a slide, such as `1 / 5`. */
  slide: (at: number, count: number) => string;
  /** Name of the button that leads to a slide. */
  goTo: (at: number) => string;
  pause: string;
  play: string;
}

interface CarouselProps {
  labels: CarouselLabels;
  /** One for each slide, unique. */
  keys: readonly string[];
  /** A slide; the current one may do more than the others. */
  render: (index: number, isCurrent: boolean) => ReactNode;
}

/**
 * Slides that advance every six seconds. Swiping, arrow keys and the bars change them manually; a button, a hovering
 * pointer and the focus within pause them, and so does a hidden carousel. With reduced motion they only change manually.
 */
export function Carousel({ labels, keys, render }: CarouselProps) {
  const { track, at, go } = useSlides(keys.length);
  const [held, setHeld] = useState(false);
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)];
    if (step === undefined) return;
    event.preventDefault();
    go(at + step);
  };
  return (
    <section
      ref={restsOutOfSight}
      className={classNames('carousel', held && 'carousel--held')}
      aria-roledescription={labels.kind}
      aria-label={labels.label}
      onKeyDown={turnByKey}
    >
      <div ref={track} className="carousel__track" aria-live={held ? 'polite' : 'off'}>
        {keys.map((key, index) => (
          <fieldset
            key={key}
            className="carousel__slide"
            aria-roledescription={labels.slideKind}
            aria-label={labels.slide(index + 1, keys.length)}
            inert={index !== at}
          >
            {render(index, index === at)}
          </fieldset>
        ))}
      </div>
      {keys.length > 1 && (
        <div className="carousel__bars">
          {keys.map((key, index) => (
            <button
              key={key}
              type="button"
              aria-label={labels.goTo(index + 1)}
              aria-current={index === at}
              onClick={() => go(index)}
            >
              <i onAnimationEnd={() => go(at + 1)} />
            </button>
          ))}
          <button
            type="button"
            className="carousel__hold"
            aria-label={held ? labels.play : labels.pause}
            onClick={() => setHeld(!held)}
          >
            <Icon name={held ? 'play' : 'pause'} size={12} />
          </button>
        </div>
      )}
    </section>
  );
}
