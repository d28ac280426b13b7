/** @jsxImportSource preact */
import { currency, formatPrice, toMinorUnits, withPriceNote } from '@wondercast/core/kernel/money';
import type { ComponentChildren } from 'preact';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { factsOf } from '../../headless/facts.ts';
import { Icon } from '../parts/Icon.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Title } from '../parts/Title.tsx';

interface ExperienceBannerProps {
  readonly experience: ExperienceWire;
  readonly arrived: boolean;
  /** Content above the text. */
  readonly children: ComponentChildren;
}

/** The artwork with its title and facts. */
export function ExperienceBanner({ experience, arrived, children }: ExperienceBannerProps) {
  const { title, year, isNew, imageUrl, coverImageUrl, starterPrice } = experience;
  return (
    <div class="banner">
      <Picture src={coverImageUrl ?? imageUrl} kind={coverImageUrl ? 'cover' : 'card'} sizes="100vw" />
      <div class="bar">{children}</div>
      <div class="badges">
        {isNew && <span class="badge new">NEW</span>}
        <span class="badge year">{year}</span>
        <span class="badge live">LIVE</span>
      </div>
      <Title class="poster-title" arrived={arrived}>
        {title}
      </Title>
      <ul class="facts">
        {factsOf(experience).map(({ key, icon, words }) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{words}</span>
          </li>
        ))}
        <li class="price">
          {withPriceNote(`Starting at ${formatPrice(toMinorUnits(starterPrice))} ${currency()}`)}
        </li>
      </ul>
    </div>
  );
}
