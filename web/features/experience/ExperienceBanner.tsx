import { formatPrice, toCents } from '@wondercast/core/kernel/money';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Clock from 'lucide-react/icons/clock';
import Sparkles from 'lucide-react/icons/sparkles';
import { styled } from 'styled-components';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { BackLink } from '../../ui/primitives/BackLink.tsx';
import { Badge, LiveBadge } from '../../ui/primitives/Badge.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Badges, Facts } from '../../ui/shop/banner-look.ts';
import { Banner, BannerInside, BannerTitle } from './experience-look.ts';

const Price = styled.li`
  color: var(--accent);
  font-weight: 600;
`;

/** The experience's artwork with its title and facts. */
export function ExperienceBanner({ experience }: { readonly experience: ExperienceWire }) {
  const { title, duration, theme, year, isNew, imageUrl, coverImageUrl, starterPrice } = experience;
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Banner data-under-header="">
      <Picture
        src={coverImageUrl ?? imageUrl}
        kind={coverImageUrl ? 'cover' : 'card'}
        sizes="100vw"
        narrow={{ src: imageUrl, sizes: '100vw' }}
        priority
      />
      <BannerInside>
        <BackLink look="quiet">
          <ArrowLeft {...icon} />
          Back
        </BackLink>
        <Badges>
          {isNew && <Badge tone="new">NEW</Badge>}
          <Badge tone="year">{year}</Badge>
          <LiveBadge />
        </Badges>
        <BannerTitle>{title}</BannerTitle>
        <Facts>
          <li>
            <Clock {...icon} />
            <span>{duration}</span>
          </li>
          {theme && (
            <li>
              <Sparkles {...icon} />
              <span>{theme}</span>
            </li>
          )}
          <Price>{`Starting at ${formatPrice(toCents(starterPrice))} USD`}</Price>
        </Facts>
      </BannerInside>
    </Banner>
  );
}
