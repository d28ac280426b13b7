import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';

/** A way of using the shop. */
export interface Hands {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** A radio button or a checkbox. */
  choose(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Opens a date field and takes a day of the next month; answers it as YYYY-MM-DD. */
  pickDay(field: Locator): Promise<string>;
  /** Opens a list and takes an entry. */
  pickEntry(list: Locator, entry: string): Promise<void>;
}

export type HandsName = 'mouse' | 'touch' | 'keyboard';

/** More stops than any page of the demo shop has. */
const MOST_STOPS = 200;

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const today = (page: Page) =>
  page.evaluate(() => {
    const now = new Date();
    return { year: now.getFullYear(), month: now.getMonth(), day: now.getDate() };
  });

const pointing = (page: Page, press: (target: Locator) => Promise<void>): Hands => ({
  press,
  choose: press,
  write: async (target, text) => {
    await press(target);
    await target.fill(text);
  },
  pickDay: async (field) => {
    await press(field);
    const calendar = page.getByRole('dialog', { name: 'Date' });
    // The second of that name is for screen readers that go by touch.
    await press(calendar.getByRole('button', { name: 'Next' }).first());
    const { year, month } = await today(page);
    await press(calendar.getByRole('button', { name: / 15, \d{4}$/ }));
    await calendar.waitFor({ state: 'detached' });
    return iso(year, month + 1, 15);
  },
  pickEntry: async (list, entry) => {
    await press(list);
    await press(page.getByRole('option', { name: entry, exact: true }));
  },
});

/** Also inside a shadow, which has a focus of its own. */
const hasFocus = (element: Element): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element;

/** Goes forward with Tab until the target has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate(hasFocus)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
};

/** A group of radio buttons is one stop; arrows go through it. */
const chooseByKeys = async (page: Page, target: Locator): Promise<void> => {
  const group = await target.getAttribute('name');
  if ((await target.getAttribute('type')) !== 'radio' || group === null) {
    await tabTo(page, target);
    await page.keyboard.press('Space');
    return;
  }
  const members = page.locator(`input[type=radio][name="${group}"]`);
  await tabTo(page, members.and(page.locator(':checked')));
  for (let turn = await members.count(); turn > 0 && !(await target.isChecked()); turn -= 1)
    await page.keyboard.press('ArrowDown');
};

const keys = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  choose: async (target) => {
    await chooseByKeys(page, target);
    await expect(target).toBeChecked();
  },
  write: async (target, text) => {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  pickDay: async (field) => {
    const { year, month } = await today(page);
    await tabTo(page, field);
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Date' });
    await expect(calendar.locator('[data-focused]')).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    return iso(year, month + 1, 1);
  },
  pickEntry: async (list, entry) => {
    await tabTo(page, list);
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type(entry);
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  },
});

export const handsOf = (name: HandsName, page: Page): Hands => {
  if (name === 'keyboard') return keys(page);
  return pointing(page, (target) => (name === 'touch' ? target.tap() : target.click()));
};
