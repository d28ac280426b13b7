import type { Locator, Page } from 'playwright';

/** Hands that count what they do. */
export const countingHands = (page: Page) => {
  const made = { clicks: 0, keys: 0 };
  return {
    made,
    click: async (target: Locator) => {
      made.clicks += 1;
      await target.click();
    },
    type: async (words: string) => {
      made.keys += words.length;
      await page.keyboard.type(words);
    },
    press: async (key: string) => {
      made.keys += 1;
      await page.keyboard.press(key);
    },
  };
};
