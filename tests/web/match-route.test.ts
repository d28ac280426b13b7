import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../web/app/routes.ts';

describe('the page of a path', () => {
  it.each([
    ['/', '/', {}],
    ['/experience/the-big-quiz', '/experience/:slug?', { slug: 'the-big-quiz' }],
    ['/experience', '/experience/:slug?', { slug: undefined }],
    ['/auth/reset', '/auth/reset', {}],
    ['/auth/register', '/auth/:mode?', { mode: 'register' }],
    ['/bookings/WC-4711/', '/bookings/:reference', { reference: 'WC-4711' }],
    ['/Profile', '*', { '*': 'Profile' }],
    ['/bookings/a/b', '*', { '*': 'bookings/a/b' }],
  ])('is known for %s', (path, route, parameters) => {
    const match = matchRoute(path);
    expect([match.route.path, match.parameters]).toEqual([route, parameters]);
  });

  it('knows what stands in the path as it was meant, and leaves alone what cannot be read', () => {
    expect(matchRoute('/pay/a%20b%2Fc').parameters).toEqual({ token: 'a b/c' });
    expect(matchRoute('/pay/%E0%A4').parameters).toEqual({ token: '%E0%A4' });
  });
});
