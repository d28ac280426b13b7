import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

/** Moves some of the ids before the one that has index `place` among the others. */
export const moved = (all: readonly number[], ids: ReadonlySet<number>, place: number): readonly number[] => {
  const others = all.filter((id) => !ids.has(id));
  return [...others.slice(0, place), ...all.filter((id) => ids.has(id)), ...others.slice(place)];
};

/** Drag and drop within a list: by pointer, by touch, or with the keyboard from the handle (Enter and arrow keys). */
export function useReorder(
  items: readonly { readonly id: number }[],
  onMove: (ids: ReadonlySet<number>, place: number) => void,
) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const ids = new Set([...keys].map(Number));
      const others = items.filter(({ id }) => !ids.has(id));
      const at = others.findIndex(({ id }) => id === target.key);
      if (at >= 0) onMove(ids, target.dropPosition === 'after' ? at + 1 : at);
    },
  });
  return dragAndDropHooks;
}
