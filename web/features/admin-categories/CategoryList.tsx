import type { CategoryWire } from '../../api/transport/wire.ts';
import type { RecordActions } from '../../forms/RecordList.tsx';
import { useReorder } from '../../ui/primitives/use-reorder.ts';
import { useWriteAccess } from '../../ui/primitives/write-access.ts';
import { OrderList } from '../../ui/shop/order-list-look.ts';
import { CategoryItem } from './CategoryItem.tsx';
import { useOrder } from './use-order.ts';

interface CategoryListProps extends RecordActions<CategoryWire> {
  readonly categories: readonly CategoryWire[];
}

/** Reorders categories: arrow buttons move by one, the handle moves anywhere, by pointer or keyboard (Enter and arrow keys). */
export function CategoryList({ categories, onEdit, onDelete, onHistory }: CategoryListProps) {
  const { moved, moveTo } = useOrder(categories);
  const may = useWriteAccess();
  const hooks = useReorder(categories, (ids, place) => void moveTo(ids, place));
  return (
    <OrderList
      aria-label="Categories"
      keyboardNavigationBehavior="tab"
      {...(may && { dragAndDropHooks: hooks })}
    >
      {categories.map((category, at) => (
        <CategoryItem
          key={category.id}
          category={category}
          isFirst={at === 0}
          isLast={at === categories.length - 1}
          moved={moved.has(category.id)}
          onMove={(by) => void moveTo(new Set([category.id]), at + by)}
          onEdit={() => onEdit(category)}
          onDelete={() => onDelete(category)}
          onHistory={() => onHistory(category)}
        />
      ))}
    </OrderList>
  );
}
