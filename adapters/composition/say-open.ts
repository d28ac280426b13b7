import type { Config } from './config.ts';

export interface Opened {
  /** Where the server listens; null when this process does not listen. */
  readonly url: string | null;
  readonly seeded: boolean;
  /** null unless this start has generated it. */
  readonly adminPassword: string | null;
}

/** Tells the person at the terminal that the shop is open. */
export const sayOpen = (
  { brand, port, publicUrl }: Pick<Config, 'brand' | 'port' | 'publicUrl'>,
  { url, seeded, adminPassword }: Opened,
): void => {
  if (seeded) console.log('The demo shop is in place.');
  console.log(`${brand.name} is open at ${port === 0 && url ? url : publicUrl}`);
  if (adminPassword) console.log(`Administrator: admin, password ${adminPassword} (shown this once)`);
};
