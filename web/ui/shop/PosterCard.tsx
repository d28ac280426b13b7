import { formatPrice, toMinorUnits, withPriceNote } from '@wondercast/core/kernel/money';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { styled } from 'styled-components';
import { Badge } from '../primitives/Badge.tsx';
import { Link } from '../primitives/Link.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { onArt } from '../theme/theme.ts';

export interface Poster {
  /** The id of a bookable experience. Without it no free day is shown. */
  readonly id?: number | undefined;
  readonly slug: string;
  readonly title: string;
  readonly duration: string;
  /** In dollars. */
  readonly starterPrice: number;
  readonly imageUrl: string;
  readonly isNew: boolean;
}

const Frame = styled(Link)`
  ${onArt}
  position: relative;
  display: block;
  flex: none;
  aspect-ratio: 386 / 482;
  border-radius: var(--r-md);
  overflow: hidden;
  background: var(--poster);
  isolation: isolate;
  transition:
    transform var(--t3) var(--settle),
    box-shadow var(--t3) var(--settle);
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    z-index: -2;
    transition: scale 0.6s var(--settle);
  }
  &::before {
    content: '';
    position: absolute;
    inset: 42% 0 0;
    z-index: -1;
    background: linear-gradient(
      180deg,
      rgb(var(--card-shade) / 0),
      rgb(var(--card-shade) / 0.68) 46%,
      rgb(var(--card-shade) / 0.91)
    );
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px rgb(var(--white-rgb) / 0.1);
    pointer-events: none;
  }
  &:focus-visible {
    outline-color: var(--page-focus);
  }
  @media (hover: hover) {
    &:hover {
      transform: translateY(-6px);
      box-shadow:
        var(--card-shadow),
        0 0 0 2px var(--card-ring);
    }
    &:hover img {
      scale: 1.05;
    }
  }
`;

const Top = styled.span`
  position: absolute;
  left: 12px;
  top: 12px;
`;

const Go = styled.span`
  position: absolute;
  right: 12px;
  top: 12px;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: var(--limelight);
  color: var(--ink);
  opacity: 0;
  translate: 0 6px;
  transition:
    opacity var(--t2),
    translate var(--t2) var(--settle);
  ${Frame}:hover &, ${Frame}:focus-visible & {
    opacity: 1;
    translate: 0;
  }
  @media (hover: none) {
    display: none;
  }
`;

const Bottom = styled.div`
  position: absolute;
  left: 16px;
  right: 16px;
  bottom: 9px;
`;

const Title = styled.h3`
  font: 780 var(--poster-title, clamp(21px, 1.86vw, 28px)) / 0.97 var(--display);
  letter-spacing: -0.01em;
  font-variant-ligatures: no-common-ligatures;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  display: var(--poster-facts, flex);
  flex-wrap: wrap;
  gap: 0 6px;
  margin-top: 8px;
  font-size: 13.5px;
  font-weight: 500;
  line-height: 1.4;
  color: var(--poster-text);
  & b {
    font-weight: 650;
    color: var(--white);
  }
  /* Kept for the first free day, which only the browser knows. */
  & > :last-child {
    flex: 0 0 100%;
    height: 1.4em;
  }
`;

interface PosterCardProps {
  readonly poster: Poster;
  readonly sizes: string;
  /** Level of the title's heading in its list. */
  readonly level?: 'h2' | 'h3';
  /** Query string for its page, such as `?people=25&from=2027-03-01`. */
  readonly query?: string;
}

/** An experience as a poster: its artwork with the title on it. The whole card is one link. */
export function PosterCard({ poster, sizes, level = 'h3', query = '' }: PosterCardProps) {
  return (
    <Frame to={`/experience/${poster.slug}${query}`}>
      <Picture src={poster.imageUrl} kind="card" sizes={sizes} />
      {poster.isNew && (
        <Top>
          <Badge tone="new">NEW</Badge>
        </Top>
      )}
      <Go aria-hidden="true">
        <ArrowRight size={20} strokeWidth={1.75} />
      </Go>
      <Bottom>
        <Title as={level}>{poster.title}</Title>
        <Facts>
          <span>{poster.duration}</span>
          <span aria-hidden="true">·</span>
          <span>
            From <b>{formatPrice(toMinorUnits(poster.starterPrice))}</b>
            <span>{withPriceNote('')}</span>
          </span>
          <span data-earliest={poster.id} suppressHydrationWarning>
            {''}
          </span>
        </Facts>
      </Bottom>
    </Frame>
  );
}
