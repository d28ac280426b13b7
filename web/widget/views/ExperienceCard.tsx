/** @jsxImportSource preact */
import { formatPrice, toMinorUnits, withPriceNote } from '@wondercast/core/kernel/money';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CardWire } from '../../api/transport/wire.ts';
import { Icon } from '../parts/Icon.tsx';
import { Picture } from '../parts/Picture.tsx';

interface ExperienceCardProps {
  readonly card: CardWire;
  /** Its first free day in words; empty when there is none, or while unknown. */
  readonly earliest: string;
  /** Whether the card takes focus: the visitor comes back from it, or it is the first of newly loaded ones. */
  readonly left: boolean;
  /** Whether focusing must not scroll. */
  readonly stay: boolean;
  readonly onOpen: () => void;
}

/** An experience as a poster, which is a single button. */
export function ExperienceCard({ card, earliest, left, stay, onOpen }: ExperienceCardProps) {
  const { title, duration, imageUrl, isNew, starterPrice } = card;
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the list opens
  useLayoutEffect(() => {
    if (left) button.current?.focus({ preventScroll: stay });
  }, []);
  return (
    <li class="poster">
      <Picture src={imageUrl} kind="card" sizes="286px" />
      {isNew && <span class="badge new">NEW</span>}
      <span class="go" aria-hidden="true">
        <Icon name="right" />
      </span>
      <div>
        <h3>
          <button type="button" ref={button} onClick={onOpen}>
            {title}
          </button>
        </h3>
        <p>
          <span>{`${duration} `}</span>
          <span aria-hidden="true">·</span> From <b>{formatPrice(toMinorUnits(starterPrice))}</b>
          <span>{withPriceNote('')}</span>
          <span class="earliest">{earliest}</span>
        </p>
      </div>
    </li>
  );
}
