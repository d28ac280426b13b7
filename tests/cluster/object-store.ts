import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import { until } from '../support/until.ts';
import { lowPort } from './ports.ts';
import { startProgram } from './program.ts';

/** An S3 for the nodes' pictures. */
export interface ObjectStore {
  readonly url: string;
  /** The shop's settings for it. */
  readonly settings: Readonly<Record<string, string>>;
}

const BUCKET = 'wondercast';
/** The only key that s3rver knows. */
const KEY = 'S3RVER';

export const startObjectStore = async (folder: string): Promise<ObjectStore> => {
  const port = await lowPort();
  const url = `http://127.0.0.1:${port}`;
  const script = join(root, 'node_modules/s3rver/bin/s3rver.js');
  const flags = ['-d', join(folder, 's3'), '-a', '127.0.0.1', '-p', String(port), '--no-vhost-buckets'];
  startProgram({
    name: 's3',
    command: [process.execPath, script, ...flags, '--configure-bucket', BUCKET],
    folder,
  });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await until('the object store answers', answers);
  return {
    url,
    settings: {
      S3_ENDPOINT: url,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_FORCE_PATH_STYLE: 'on',
    },
  };
};
