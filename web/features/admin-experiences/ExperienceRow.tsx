import { formatPrice, toCents } from '@wondercast/core/money';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Named, RowActions } from '../../ui/primitives/Table.tsx';
import { Badges, TierPrices } from './experience-look.ts';

interface ExperienceRowProps {
  readonly experience: ExperienceWire;
  readonly onEdit: (experience: ExperienceWire) => void;
  readonly onDelete: (experience: ExperienceWire) => void;
  readonly onHistory: (experience: ExperienceWire) => void;
}

const priceWords = (price: number): string => formatPrice(toCents(price));

/** One experience of the table. */
export const ExperienceRow = memo(function ExperienceRow(props: ExperienceRowProps) {
  const { experience, onEdit, onDelete, onHistory } = props;
  const { id, title, duration, imageUrl, categories, featured, isNew } = experience;
  const { starterPrice, elevatedPrice, premiumPrice, ultimatePrice } = experience;
  return (
    <tr>
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
          {categories.length === 0 && 'None'}
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
          {!featured && !isNew && 'None'}
          {featured && <Badge tone="info">Featured</Badge>}
          {isNew && <Badge tone="new">NEW</Badge>}
        </Badges>
      </td>
      <td data-right="">
        <RowActions>
          <IconButton
            small
            aria-label={`History of ${title}`}
            title="History"
            onClick={() => onHistory(experience)}
          >
            <History size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton small aria-label={`Edit ${title}`} title="Edit" onClick={() => onEdit(experience)}>
            <Pencil size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            small
            danger
            aria-label={`Delete ${title}`}
            title="Delete"
            onClick={() => onDelete(experience)}
          >
            <Trash2 size={18} strokeWidth={1.75} />
          </IconButton>
        </RowActions>
      </td>
    </tr>
  );
});
