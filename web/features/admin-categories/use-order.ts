import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orderCategories } from '../../api/admin/admin-categories.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { moved } from '../../ui/primitives/use-reorder.ts';

/** How long a moved category is highlighted (specification §9). */
const HIGHLIGHT_MS = 1000;

/** Reorders categories, one move after another. `moved` are the ones just moved. */
export function useOrder(categories: readonly CategoryWire[]) {
  const { mutateAsync } = useMutation(orderCategories);
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    if (shown.size === 0) return;
    const timer = setTimeout(() => setShown(new Set()), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  /** Moves `ids` before the category at index `place` among the others. */
  const moveTo = async (ids: ReadonlySet<number>, place: number): Promise<void> => {
    const all = categories.map(({ id }) => id);
    const order = moved(all, ids, place);
    if (order.every((id, at) => id === all[at])) return;
    setShown(new Set(ids));
    try {
      await mutateAsync(order);
      showToast('Category order updated successfully');
    } catch {
      showError('Failed to update category order');
    }
  };

  return { moved: shown, moveTo };
}
