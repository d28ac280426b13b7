/** Distance from the window's edge within which a drag scrolls, in pixels. */
const EDGE_PX = 72;
const STEP_PX = 14;

const stepAt = (at: number, size: number): number => {
  if (at < EDGE_PX) return -STEP_PX;
  return at > size - EDGE_PX ? STEP_PX : 0;
};

/** Scrolls the window, and horizontally scrolling elements under the pointer, while a drag is near an edge. */
export const autoScroll = () => {
  let point = { x: innerWidth / 2, y: innerHeight / 2 };
  let frame = 0;
  const tick = () => {
    frame = 0;
    const down = stepAt(point.y, innerHeight);
    const board = document.querySelector('[data-board]')?.parentElement ?? null;
    const side = board ? stepAt(point.x - board.getBoundingClientRect().left, board.clientWidth) : 0;
    if (down !== 0) scrollBy(0, down);
    if (board && side !== 0) board.scrollLeft += side;
    if (down !== 0 || side !== 0) frame = requestAnimationFrame(tick);
  };
  return {
    at: (x: number, y: number) => {
      point = { x, y };
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    end: () => cancelAnimationFrame(frame),
  };
};
