import { formatPrice, toMinorUnits, withPriceNote } from '@wondercast/core/kernel/money';
import Clock from 'lucide-react/icons/clock';
import Tag from 'lucide-react/icons/tag';
import UsersRound from 'lucide-react/icons/users-round';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { Badge, LiveBadge } from '../../ui/primitives/Badge.tsx';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Badges, Facts } from '../../ui/shop/banner-look.ts';
import { Actions, Inside, Stage, Summary, Title } from './hero-look.ts';

/** The first paragraph of a description. */
const openingOf = (description: string): string => description.split(/\n\s*\n/)[0] ?? '';

interface HeroProps {
  readonly experience: ExperienceWire;
  /** The Book Now button, which belongs to another feature. */
  readonly bookNow: Elements;
}

/** The featured experience on its artwork. */
export function Hero({ experience, bookNow }: HeroProps) {
  const { slug, title, description, duration, year, isNew, imageUrl, coverImageUrl, starterPrice } =
    experience;
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Stage data-under-header="" aria-label="Featured experience">
      <Picture
        src={coverImageUrl ?? imageUrl}
        kind={coverImageUrl ? 'cover' : 'card'}
        sizes="100vw"
        narrow={{ src: imageUrl, sizes: '100vw' }}
        priority
      />
      <Inside>
        <Badges>
          {isNew && <Badge tone="new">NEW</Badge>}
          <Badge tone="year">{year}</Badge>
          <LiveBadge />
        </Badges>
        <Title>{title}</Title>
        <Summary>{openingOf(description)}</Summary>
        <Facts style={{ marginTop: 22 }}>
          <li>
            <Clock {...icon} />
            <span>{duration}</span>
          </li>
          <li>
            <UsersRound {...icon} />
            Up to 250 seats
          </li>
          <li>
            <Tag {...icon} />
            <span>{withPriceNote(`From ${formatPrice(toMinorUnits(starterPrice))}`)}</span>
          </li>
        </Facts>
        <Actions>
          {bookNow}
          <ButtonLink look="quiet" size="lg" to={`/experience/${slug}`}>
            View Experience
          </ButtonLink>
        </Actions>
      </Inside>
    </Stage>
  );
}
