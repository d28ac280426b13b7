import {
  addressOf,
  fileName,
  filesOf,
  realWidth,
  uploadAt,
  uploadName,
} from '@wondercast/core/shop/media/uploaded-image';
import { describe, expect, it } from 'vitest';

describe('an upload', () => {
  it('has a file for every width and format, and one address', () => {
    expect(filesOf('k3x9')).toEqual([
      'k3x9-386.avif',
      'k3x9-386.webp',
      'k3x9-772.avif',
      'k3x9-772.webp',
      'k3x9-1600.avif',
      'k3x9-1600.webp',
    ]);
    expect(addressOf('k3x9')).toBe('/uploads/k3x9-772.webp');
    expect(filesOf('k3x9')).toContain(fileName('k3x9', 772, 'webp'));
  });

  it('says how wide it is when it is narrower than its widest version', () => {
    expect(uploadName('k3x9', 1600)).toBe('k3x9');
    expect(uploadName('k3x9', 4000)).toBe('k3x9');
    expect(uploadName('k3x9', 500)).toBe('k3x9-w500');
    expect([386, 772, 1600].map((width) => realWidth('k3x9-w500', width as 386))).toEqual([386, 500, 500]);
    expect([386, 772, 1600].map((width) => realWidth('k3x9', width as 386))).toEqual([386, 772, 1600]);
  });

  it.each([
    ['/uploads/k3x9-772.webp', 'k3x9'],
    ['/uploads/k3x9-w500-1600.avif', 'k3x9-w500'],
    ['https://shop.example/uploads/k3x9-386.avif', 'k3x9'],
    ['/api/images/experiences/k3x9-386.avif', 'k3x9'],
    ['/uploads/demo/jazz-card-772.webp', null],
    ['/uploads/k3x9.webp', null],
    ['/uploads/k3x9-500.webp', null],
    ['/elsewhere/k3x9-772.webp', null],
    ['', null],
  ])('is found at %s', (address, upload) => {
    expect(uploadAt(address)).toBe(upload);
  });

  it('is found at its own address', () => {
    for (const width of [10, 386, 999, 1600, 3000])
      expect(uploadAt(addressOf(uploadName('k3x9', width)))).toBe(uploadName('k3x9', width));
  });
});
