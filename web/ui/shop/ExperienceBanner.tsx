import { currency, withPriceNote } from '@wondercast/core/kernel/money';
import { styled } from 'styled-components';
import type { FactFields } from '../../headless/facts.ts';
import { Badge, LiveBadge } from '../primitives/Badge.tsx';
import type { Elements } from '../primitives/elements.ts';
import { Picture } from '../primitives/Picture.tsx';
import { Badges, Facts } from './banner-look.ts';
import { ExperienceFacts } from './ExperienceFacts.tsx';
import { Banner, BannerInside, BannerTitle } from './experience-banner-look.ts';

const Price = styled.li`
  color: var(--accent);
  font-weight: 600;
`;

export interface BannerFields extends FactFields {
  readonly title: string;
  readonly year: number | string;
  readonly isNew: boolean;
  readonly imageUrl: string;
  readonly coverImageUrl: string | null;
}

interface ExperienceBannerProps {
  readonly experience: BannerFields;
  /** Such as `$990`. */
  readonly startingAt: string;
  /** A back link. A preview has none, and no page header above it. */
  readonly back?: Elements;
}

/** The experience's artwork with its title and facts. */
export function ExperienceBanner({ experience, startingAt, back }: ExperienceBannerProps) {
  const { title, year, isNew, imageUrl, coverImageUrl } = experience;
  return (
    <Banner data-under-header={back ? '' : undefined}>
      <Picture
        src={coverImageUrl ?? imageUrl}
        kind={coverImageUrl ? 'cover' : 'card'}
        sizes="100vw"
        narrow={{ src: imageUrl, sizes: '100vw' }}
        priority
      />
      <BannerInside>
        {back}
        <Badges>
          {isNew && <Badge tone="new">NEW</Badge>}
          <Badge tone="year">{year}</Badge>
          <LiveBadge />
        </Badges>
        <BannerTitle as={back ? 'h1' : 'h3'}>{title}</BannerTitle>
        <Facts>
          <ExperienceFacts experience={experience} />
          <Price>{withPriceNote(`Starting at ${startingAt} ${currency()}`)}</Price>
        </Facts>
      </BannerInside>
    </Banner>
  );
}
