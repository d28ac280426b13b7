import type { Page } from 'playwright';
import { describe } from 'vitest';
import { placeBooking, signUp } from '../support/account.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';

interface Measured {
  readonly setting: string;
  /** The room between two words, in parts of the size. */
  readonly space: number;
  /** How much narrower "1.5" is than its three signs, in parts of the size. */
  readonly lost: number;
}

/** Sets words in a face of the page, in text and in a control, and measures them. */
const measure = (page: Page, face: string, sizes: readonly number[], weights: readonly number[]) =>
  page.evaluate(
    async ({ face, sizes, weights }) => {
      const found: Measured[] = [];
      for (const tag of ['span', 'button'])
        for (const size of sizes)
          for (const weight of weights) {
            const box = document.createElement(tag);
            Object.assign(box.style, { position: 'absolute', padding: '0', border: '0', whiteSpace: 'pre' });
            box.style.font = `${weight} ${size}px/1 var(${face})`;
            document.body.append(box);
            const family = getComputedStyle(box).fontFamily.split(',')[0] ?? '';
            await document.fonts.load(`${weight} ${size}px ${family}`);
            const width = (text: string) => {
              box.textContent = text;
              return box.getBoundingClientRect().width / size;
            };
            found.push({
              setting: `${tag} ${weight} ${size}px`,
              space: width('Add Experience') - width('AddExperience'),
              lost: width('1') + width('.') + width('5') - width('1.5'),
            });
            box.remove();
          }
      return found;
    },
    { face, sizes, weights },
  );

export const describeType = () => {
  describe('words', () => {
    it('stand apart, and figures keep their stop, at all sizes and weights', async ({ arrive }) => {
      const { page, visit } = await arrive();
      await visit('/about');
      const sans = await measure(page, '--sans', [12, 13, 14, 15, 15.5, 16, 17, 18], [400, 550, 650, 700]);
      const poster = await measure(page, '--display', [20, 23, 30, 34], [600, 700, 800]);
      for (const { setting, space, lost } of [...sans, ...poster]) {
        expect(space, setting).toBeGreaterThan(sans.some((each) => each.setting === setting) ? 0.245 : 0.205);
        expect(Math.abs(lost), setting).toBeLessThan(0.02);
      }
    });
  });

  describe('a reference', () => {
    it('is never torn at its hyphen', async ({ arrive }) => {
      const { page, context, visit } = await arrive({ size: { width: 320, height: 800 } });
      await signUp(context);
      const { bookingReference } = await placeBooking(context);
      const wholeIn = async (address: string) => {
        await visit(address);
        const shown = page.getByText(bookingReference, { exact: true }).first();
        await expect(shown).toHaveCSS('white-space-collapse', 'collapse');
        await expect(shown).toHaveCSS('text-wrap-mode', 'nowrap');
      };
      await wholeIn('/profile?tab=bookings');
      await wholeIn(`/bookings/${bookingReference}`);
      await wholeIn(`/order-confirmation/${bookingReference}`);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    });
  });
};
