import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Heading, Small } from './Text.tsx';

/** The share of the visible width by which the arrows scroll (specification §9). */
export const CAROUSEL_STEP = 0.8;

/**
 * On a phone, pictures from the third row on are loaded when it is within a screen's height, and pictures from the fourth card on
 * when the row is scrolled.
 */
const Rail = styled.section`
  padding: 26px 0 10px;
  @media (max-width: 479.98px) and (scripting: enabled) {
    &[data-near='false']:nth-of-type(n + 3) img,
    &[data-moved='false'] li:nth-child(n + 4) img {
      display: none;
    }
  }
`;

const Top = styled.header`
  display: flex;
  align-items: baseline;
  gap: 14px;
  padding: 0 var(--gutter);
  margin-bottom: 16px;
  & > span {
    white-space: nowrap;
  }
`;

const Arrows = styled.span`
  margin-left: auto;
  display: flex;
  gap: 6px;
  align-self: center;
  @media (max-width: 719.98px), (scripting: none) {
    display: none;
  }
`;

const Track = styled.ul`
  display: flex;
  gap: 18px;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scroll-padding: 0 var(--gutter);
  padding: 10px var(--gutter) 48px;
  margin: -4px 0 -34px;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    flex: none;
    width: clamp(208px, 18.1vw, 286px);
    scroll-snap-align: start;
  }
  @media (max-width: 719.98px) {
    gap: 12px;
    & > li {
      width: 193px;
    }
  }
`;

interface CarouselProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A row of cards that scrolls with touch, wheel, keyboard and arrow buttons. */
export function Carousel({ title, note, children }: CarouselProps) {
  const heading = useId();
  const track = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ back: false, on: true });
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setRoom({ back: scrollLeft > 2, on: scrollLeft + clientWidth < scrollWidth - 2 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const coming = new IntersectionObserver(
      (seen) => setNear((was) => was || seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    );
    coming.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      coming.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const scroll = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * CAROUSEL_STEP });
  };

  return (
    <Rail aria-labelledby={heading} data-near={near} data-moved={room.back}>
      <Top>
        <Heading id={heading}>{title}</Heading>
        <Small>{note}</Small>
        <Arrows>
          <IconButton
            fill
            aria-label={`Scroll ${title} back`}
            disabled={!room.back}
            onClick={() => scroll(-1)}
          >
            <ChevronLeft size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            fill
            aria-label={`Scroll ${title} forward`}
            disabled={!room.on}
            onClick={() => scroll(1)}
          >
            <ChevronRight size={20} strokeWidth={1.75} />
          </IconButton>
        </Arrows>
      </Top>
      <Track ref={track}>{children}</Track>
    </Rail>
  );
}
