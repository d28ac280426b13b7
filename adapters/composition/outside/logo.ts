import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, well, wrong } from '../../system/finding.ts';
import type { Config } from '../config.ts';

/** The folder of files that the web serves as they are. */
const PUBLIC_FILES = join(import.meta.dirname, '../../../web/public');

const isImage = async (address: string, timeoutMs: number): Promise<boolean> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok && response.headers.get('content-type')?.startsWith('image/') === true;
  } catch {
    return false;
  }
};

export const examineLogo = async (
  { brand, dataDir }: Config,
  timeoutMs: number,
): Promise<readonly Finding[]> => {
  const there = (name: string) => [well('logo', `The logo ${name} is there.`)];
  const missing = (name: string) => [
    wrong(
      'logo',
      `BRAND_LOGO names ${name}, where there is no picture.`,
      'Put the picture there, or correct BRAND_LOGO.',
    ),
  ];
  if (brand.logo === null) return [well('logo', 'The logo is the product’s own.')];
  if (brand.logoFile !== null)
    return existsSync(brand.logoFile) ? there(brand.logoFile) : missing(brand.logoFile);
  const isThere = brand.logo.startsWith('https:')
    ? await isImage(brand.logo, timeoutMs)
    : [join(PUBLIC_FILES, brand.logo), join(dataDir, brand.logo)].some((file) => existsSync(file));
  return isThere ? there(brand.logo) : missing(brand.logo);
};
