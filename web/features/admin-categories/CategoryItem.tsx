import { useQuery } from '@tanstack/react-query';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { coversQuery } from '../../api/admin/admin-experiences.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { MoveButtons, RecordButtons } from '../../ui/primitives/ToolButton.tsx';
import { CoverFan } from '../../ui/shop/CoverFan.tsx';
import { Handle, OrderRow, Place, Tools, Words } from '../../ui/shop/order-list-look.ts';

interface CategoryItemProps {
  readonly category: CategoryWire;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether it has just been moved. */
  readonly moved: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onHistory: () => void;
}

/** A category with its position, its number of experiences, and actions. */
export function CategoryItem(props: CategoryItemProps) {
  const { category, isFirst, isLast, moved, onMove, onEdit, onDelete, onHistory } = props;
  const { id, name, slug, order, experienceCount } = category;
  const { data: covers = [] } = useQuery({
    ...coversQuery({ category: slug }),
    enabled: experienceCount > 0,
  });
  return (
    <OrderRow id={id} textValue={name} data-moved={moved || undefined}>
      <OnlyWriters>
        <Handle slot="drag" aria-label={`Move ${name}`}>
          <GripVertical size={18} strokeWidth={1.75} />
        </Handle>
      </OnlyWriters>
      <Place>{order}</Place>
      <CoverFan images={covers.map(({ imageUrl }) => imageUrl)} />
      <Words>
        <b>{name}</b>
        <Small>{counted(experienceCount, 'experience')}</Small>
      </Words>
      <Tools>
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <RecordButtons name={name} onHistory={onHistory} onEdit={onEdit} onDelete={onDelete} />
      </Tools>
    </OrderRow>
  );
}
