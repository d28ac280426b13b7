import { randomBytes } from 'node:crypto';

const secret = () => randomBytes(18).toString('hex');

/** What operators write into the files of `deploy/`, made anew for each cluster. */
export interface Secrets {
  readonly superuser: string;
  readonly replication: string;
  readonly rewind: string;
  readonly restApi: string;
  readonly shop: string;
  readonly session: string;
}

export const newSecrets = (): Secrets => ({
  superuser: secret(),
  replication: secret(),
  rewind: secret(),
  restApi: secret(),
  shop: secret(),
  session: secret() + secret(),
});
