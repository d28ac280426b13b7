import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** More than any screen here has places to stop at. */
const MOST_STOPS = 120;

const isFocused = (target: Locator): boolean =>
  target.elements().some((element) => element === document.activeElement);

/** Goes on by Tab, or back, until this has the focus: nothing else than keys leads there. */
export const tabTo = async (target: Locator, { back = false } = {}): Promise<void> => {
  await expect.element(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS && !isFocused(target); stops += 1)
    await userEvent.keyboard(back ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
  await expect.element(target).toHaveFocus();
};

/** Goes there by Tab, and presses Enter. */
export const enter = async (target: Locator): Promise<void> => {
  await tabTo(target);
  await userEvent.keyboard('{Enter}');
};
