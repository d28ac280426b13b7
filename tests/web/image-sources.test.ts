import { addressOf, uploadName } from '@wondercast/core/shop/media/uploaded-image';
import { describe, expect, it } from 'vitest';
import { candidatesOf, srcSetOf } from '../../web/ui/primitives/image-sources.ts';

describe('the versions of a picture', () => {
  it('are offered at the widths they have', () => {
    expect(srcSetOf('/uploads/demo/jazz-cover-1600.webp', 'cover', 'avif')).toBe(
      '/uploads/demo/jazz-cover-386.avif 386w, /uploads/demo/jazz-cover-772.avif 772w, /uploads/demo/jazz-cover-1600.avif 1600w',
    );
    expect(srcSetOf('/uploads/demo/jazz-card-772.webp', 'card', 'webp')).toBe(
      '/uploads/demo/jazz-card-386.webp 386w, /uploads/demo/jazz-card-772.webp 772w',
    );
  });

  it.each([
    [500, '/uploads/k3-w500-386.webp 386w, /uploads/k3-w500-772.webp 500w'],
    [300, '/uploads/k3-w300-386.webp 300w'],
    [
      1000,
      '/uploads/k3-w1000-386.webp 386w, /uploads/k3-w1000-772.webp 772w, /uploads/k3-w1000-1600.webp 1000w',
    ],
    [1600, '/uploads/k3-386.webp 386w, /uploads/k3-772.webp 772w, /uploads/k3-1600.webp 1600w'],
  ])('are none wider than an upload of %i pixels was', (width, expected) => {
    expect(srcSetOf(addressOf(uploadName('k3', width)), 'cover', 'webp')).toBe(expected);
  });

  it.each(['https://images.example/a-772.webp', '/logo.svg', '/uploads/a.webp'])(
    'are not known of %s',
    (url) => {
      expect(srcSetOf(url, 'card', 'webp')).toBeNull();
    },
  );

  it('end with the owner’s logo where there is one, also where there never was a picture', () => {
    const hosts = { imageHosts: [], imageHostSwap: null, brandLogo: '/brand/logo.svg' };
    expect(candidatesOf('/uploads/k3-772.webp', hosts).at(-1)).toBe('/brand/logo.svg');
    expect(candidatesOf('/brand/image-fallback.svg', hosts)).toEqual(['/brand/logo.svg']);
  });

  it('are tried at the other address of the shop when they fail', () => {
    expect(candidatesOf('/uploads/k3-772.webp', { imageHosts: [], imageHostSwap: null })).toEqual([
      '/uploads/k3-772.webp',
      '/api/images/experiences/k3-772.webp',
      '/brand/image-fallback.svg',
    ]);
  });
});
