import { describe, expect, it } from 'vitest';
import { asSent, MOST_KEPT } from '../../../core/telling/notices/as-sent.ts';

const SHOP = 'https://shop.example';

const kept = (text: string, publicUrl = SHOP): string =>
  asSent({ to: { name: 'Mara', address: 'mara@northlight.example' }, subject: 'Hello', text }, publicUrl)
    .text;

describe('what is kept of a mail', () => {
  it('is its words and whom it went to, without the shop’s own links, which let whoever has them act', () => {
    const mail = { to: { name: 'Mara', address: 'mara@northlight.example' }, subject: 'Hello', text: 'Hi.' };
    expect(asSent(mail, SHOP)).toEqual({
      recipient: 'mara@northlight.example',
      subject: 'Hello',
      text: 'Hi.',
    });
    expect(kept(`Pay: ${SHOP}/pay/tok-en_1?x=2#y\nJoin: https://meet.example/a`)).toBe(
      `Pay: ${SHOP}/…\nJoin: https://meet.example/a`,
    );
    expect(kept('webcal://SHOP.example/api/calendar/secret.ics')).toBe(`${SHOP}/…`);
    expect(kept('http://127.0.0.1:3000/host/secret', 'http://127.0.0.1:3000')).toBe(
      'http://127.0.0.1:3000/…',
    );
    expect(kept('https://shopXexample/pay/a')).toBe('https://shopXexample/pay/a');
  });

  it('is no longer than what a page can show', () => {
    expect(kept('a'.repeat(MOST_KEPT + 1))).toBe(`${'a'.repeat(MOST_KEPT)}…`);
  });
});
