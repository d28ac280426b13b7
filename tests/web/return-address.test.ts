import { describe, expect, it } from 'vitest';
import { safeReturn, signInAddress } from '../../web/addresses/return-address.ts';

describe('the way back after signing in', () => {
  it.each([
    ['/profile?tab=bookings', '/profile?tab=bookings'],
    ['/bookings/WC-7K2M9QXR4T?token=a%26b#top', '/bookings/WC-7K2M9QXR4T?token=a%26b#top'],
    ['/experience/the-harlem-jazz-hour', '/experience/the-harlem-jazz-hour'],
    ['/', '/'],
  ])('leads to a page of the shop: %s', (address, expected) => {
    expect(safeReturn(address)).toBe(expected);
  });

  it.each([
    null,
    '',
    'profile',
    '//evil.example',
    '//evil.example/profile',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/profile/..//evil.example',
    '///evil.example',
    '//',
    'https://evil.example/profile',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '/auth',
    '/auth/register?return=/profile',
  ])('is home for anything else: %s', (address) => {
    expect(safeReturn(address)).toBe('/');
  });

  it('survives the trip through the address of the sign-in', () => {
    const back = '/bookings/WC-7K2M9QXR4T?token=a&b=c';
    const { searchParams } = new URL(signInAddress(back), 'http://shop.example');
    expect(safeReturn(searchParams.get('return'))).toBe(back);
  });
});
