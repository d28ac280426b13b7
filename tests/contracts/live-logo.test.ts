import { describe, expect, it } from 'vitest';
import { NO_LOGO } from '../../adapters/brand/brand-logo.ts';
import { liveLogo } from '../../adapters/brand/live-logo.ts';
import { PAUSE_MS } from '../../adapters/brand/read-in-background.ts';
import { until } from '../support/until.ts';

const ADDRESS = '/uploads/0123456789.svg';
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');

async function* inPieces() {
  yield SVG;
}

/** A logo whose storage fails at first, and a clock that stands. */
const opened = (failures: readonly (Error | null)[]) => {
  const answers = [...failures];
  const seen = { reads: 0, failures: 0, now: 0 };
  const images = {
    read: async (name: string) => {
      seen.reads += 1;
      const failure = answers.shift();
      if (failure) throw failure;
      if (failure === null) return null;
      return { name, type: 'image/svg+xml', size: SVG.length, content: inPieces() };
    },
  };
  const failed = () => {
    seen.failures += 1;
  };
  return { logo: liveLogo(NO_LOGO, null, failed, () => seen.now), images, seen };
};

describe('an uploaded logo that cannot be read', () => {
  it('is read again for a mail after a pause, and then no more', async () => {
    const { logo, images, seen } = opened([new Error('The storage is away'), null]);
    logo.follow(images, ADDRESS);
    for (const times of [1, 2]) {
      await until('the reading has failed', () => seen.failures === times);
      seen.now += PAUSE_MS - 1;
      logo.follow(images, ADDRESS);
      for (const mail of [logo.image(), logo.image()]) expect(mail).toBeNull();
      expect(seen.reads).toBe(times);
      seen.now += 1;
      // One mail reads for all that come meanwhile.
      for (const mail of [logo.image(), logo.image()]) expect(mail).toBeNull();
      expect(seen.reads).toBe(times + 1);
    }
    await until('the logo is there', () => logo.image() !== null);
    seen.now += PAUSE_MS;
    expect(logo.image()).toMatchObject({ height: 108 });
    expect(seen).toMatchObject({ reads: 3, failures: 2 });
  });

  it('is forgotten when there is another, or none', async () => {
    const { logo, images, seen } = opened([new Error('The storage is away')]);
    logo.follow(images, ADDRESS);
    await until('the reading has failed', () => seen.failures === 1);
    logo.follow(images, null);
    seen.now += PAUSE_MS;
    expect([logo.image(), seen.reads]).toEqual([null, 1]);
  });
});
