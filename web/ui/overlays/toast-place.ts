export type ToastPlace = 'bottom right' | 'bottom left' | 'top right' | 'top left';

/** In order of preference. On phones, where a toast has the full width, left and right are the same. */
const PLACES: readonly ToastPlace[] = ['bottom right', 'bottom left', 'top right', 'top left'];

/** Elements that the user may want to press or read meanwhile. They count more than other text. */
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

/** The attribute of the element that contains toasts. */
export const TOAST_CORNER = 'data-react-aria-top-layer';

/** Places a toast in the corner where it covers the least. */
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

/** Whether a panel is closing or a page transition is running, so that the content below cannot be examined yet. */
export const isBeingUncovered = (): boolean =>
  document.querySelector('[data-modal][data-exiting]') !== null ||
  (CSS.supports(`selector(${IN_TRANSITION})`) && document.documentElement.matches(IN_TRANSITION));
