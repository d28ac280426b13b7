import { formatPrice, toMinorUnits } from '@wondercast/core/kernel/money';
import { memo, useEffect, useRef } from 'react';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import type { RecordActions } from '../../forms/RecordList.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Named, RowActions } from '../../ui/primitives/Table.tsx';
import { RecordButtons } from '../../ui/primitives/ToolButton.tsx';
import { Badges, TierPrices } from './experience-look.ts';

interface ExperienceRowProps extends RecordActions<ExperienceWire> {
  readonly onCopy: (experience: ExperienceWire) => void;
  readonly experience: ExperienceWire;
  /** Whether it was just created: it is scrolled into view and marked. */
  readonly made: boolean;
}

const priceWords = (price: number): string => formatPrice(toMinorUnits(price));

/** One experience of the table. */
export const ExperienceRow = memo(function ExperienceRow(props: ExperienceRowProps) {
  const { experience, made, onCopy, onEdit, onDelete, onHistory } = props;
  const { id, title, duration, imageUrl, categories, featured, isNew, published } = experience;
  const { starterPrice, elevatedPrice, premiumPrice, ultimatePrice } = experience;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (made) row.current?.scrollIntoView({ block: 'center' });
  }, [made]);
  return (
    <tr ref={row} data-made={made || undefined}>
      <td data-label="ID" style={{ color: 'var(--text-3)' }}>
        {id}
      </td>
      <td>
        <Named>
          <Picture src={imageUrl} kind="card" sizes="38px" />
          <span>
            <b>{title}</b>
            <small>{duration}</small>
          </span>
        </Named>
      </td>
      <td data-label="Category">
        <Badges>
          {categories.length === 0 && <span>None</span>}
          {categories.map((category) => (
            <Badge key={category.id} tone="flat">
              {category.name}
            </Badge>
          ))}
        </Badges>
      </td>
      <td data-label="Price">
        <TierPrices>
          <b>{priceWords(starterPrice)}</b>
          <span>{priceWords(elevatedPrice)}</span>
          <span>{priceWords(premiumPrice)}</span>
          <span>{priceWords(ultimatePrice)}</span>
        </TierPrices>
      </td>
      <td data-label="Status">
        <Badges data-one-line="">
          {made && <Badge tone="ok">Just added</Badge>}
          {published && !featured && !isNew && !made && <span>None</span>}
          {!published && <Badge tone="warn">Draft</Badge>}
          {featured && <Badge tone="info">Featured</Badge>}
          {isNew && <Badge tone="new">NEW</Badge>}
        </Badges>
      </td>
      <td data-right="">
        <RowActions>
          <RecordButtons
            name={title}
            onHistory={() => onHistory(experience)}
            onCopy={() => onCopy(experience)}
            onEdit={() => onEdit(experience)}
            onDelete={() => onDelete(experience)}
          />
        </RowActions>
      </td>
    </tr>
  );
});
