import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Generated secrets in the data folder that a restored shop needs: for sign-ins and the demo partner's key. The embedded database's
 * password is not included, because a new database gets a new one.
 */
const SECRETS = ['session-secret', 'demo-partner-key'] as const;

export interface KeptSecret {
  readonly name: string;
  readonly content: Buffer;
}

export const keptSecrets = (dataDir: string): readonly KeptSecret[] =>
  SECRETS.filter((name) => existsSync(join(dataDir, name))).map((name) => ({
    name,
    content: readFileSync(join(dataDir, name)),
  }));

export const isKeptSecret = (name: string): boolean => (SECRETS as readonly string[]).includes(name);
