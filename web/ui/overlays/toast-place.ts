export type ToastPlace = 'bottom right' | 'bottom left' | 'top right' | 'top left';

/** By preference. On phones, where a message has the whole width, left and right are the same. */
const PLACES: readonly ToastPlace[] = ['bottom right', 'bottom left', 'top right', 'top left'];

/** What one may want to press or read meanwhile: it counts for more than other words. */
const WANTED = 'a, button, input, select, textarea, label, [data-clear]';
const WANTED_WEIGHT = 10;

const COLUMNS = 12;
const ROWS = 5;

const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const weightAt = (x: number, y: number): number => {
  const element = document.elementFromPoint(x, y);
  if (!element) return 0;
  if (element.closest(WANTED)) return WANTED_WEIGHT;
  return hasWords(element) ? 1 : 0;
};

const weightUnder = ({ left, top, width, height }: DOMRect): number => {
  let weight = 0;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      weight += weightAt(left + (width * (column + 0.5)) / COLUMNS, top + (height * (row + 0.5)) / ROWS);
  return weight;
};

/** The attribute of the corner that messages stand in. */
export const TOAST_CORNER = 'data-react-aria-top-layer';

/** Puts the corner where its message covers the least of the page. */
export const placeToast = (corner: HTMLElement, message: HTMLElement): void => {
  corner.style.pointerEvents = 'none';
  let least = Number.POSITIVE_INFINITY;
  let best: ToastPlace = 'bottom right';
  for (const place of PLACES) {
    corner.dataset.place = place;
    const weight = weightUnder(message.getBoundingClientRect());
    if (weight < least) [least, best] = [weight, place];
  }
  corner.dataset.place = best;
  corner.style.pointerEvents = '';
};

const IN_TRANSITION = ':active-view-transition';

/** A panel is leaving, or one page turns into another: what is below cannot be looked at yet. */
export const isBeingUncovered = (): boolean =>
  document.querySelector('[data-modal][data-exiting]') !== null ||
  (CSS.supports(`selector(${IN_TRANSITION})`) && document.documentElement.matches(IN_TRANSITION));
