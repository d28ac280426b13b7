import { describe } from 'vitest';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { newVisitor } from '../support/visitor.ts';

export const describeGuards = () =>
  describe('a test fails', () => {
    it('when the console shows an error, the page throws, another host is asked or the policy is broken', async ({
      browser,
      shop,
    }) => {
      const { page, context, visit, findings } = await newVisitor(browser, shop.url);
      await visit('/about');
      expect(findings()).toEqual([]);
      await page.evaluate(() => {
        console.error('planted');
        setTimeout(() => {
          throw new Error('planted');
        });
        void fetch('https://elsewhere.example/').catch(() => undefined);
        document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));
      });
      for (const words of [
        /^console: planted$/,
        /^page: planted$/,
        /^console: .*content security policy: connect-src https:\/\/elsewhere\.example\//,
        /^console: content security policy: script-src-elem inline /,
      ])
        await expect.poll(() => findings().filter((finding) => words.test(finding))).toHaveLength(1);
      await context.close();
    });
  });
