import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

const text = z.string();
const count = z.number().int().min(0);

/** The contents of a backup. The manifest is written last, so a backup without one is incomplete. */
export const manifestRule = z.object({
  format: z.literal(FORMAT),
  /** The release that made the backup. */
  release: text,
  shop: z.object({ name: text, publicUrl: text }),
  /** When the snapshot was taken, by the database's clock, in ISO 8601. */
  takenAt: z.iso.datetime(),
  /** Postgres's id of the snapshot, its position in the write-ahead log (LSN), and the server's version. */
  snapshot: z.object({ id: text, lsn: text, server: text }),
  /** Migrations that had run, in their order. */
  migrations: z.array(text),
  tables: z.array(z.object({ name: text, columns: z.array(text), rows: count })),
  sequences: z.array(z.object({ name: text, last: text, isCalled: z.boolean() })),
  /** Jobs in the queue that were waiting, running or failed for good. */
  jobs: count,
  /** Images that were uploaded and whose files existed. */
  images: count,
  /** Names of images that the shop shows and whose files were missing: the backup is incomplete. Earlier releases did not check this. */
  missingImages: z.array(text).default([]),
  /** Files of the data folder, such as the secret that signs sessions. */
  secrets: z.array(text),
  /** Names of the settings that were set. A backup does not contain their values. */
  settings: z.array(text),
  files: z.array(z.object({ path: text, bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

export type Manifest = z.infer<typeof manifestRule>;
/** The part of the manifest that comes from the database. */
export type DatabasePart = Pick<
  Manifest,
  'takenAt' | 'snapshot' | 'migrations' | 'tables' | 'sequences' | 'jobs'
>;

const hashOf = (manifest: unknown): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** The manifest as JSON, with its own hash. */
export const encodeManifest = (manifest: Manifest): Buffer =>
  Buffer.from(`${JSON.stringify({ sha256: hashOf(manifest), manifest }, null, 1)}\n`);

const envelope = z.object({ sha256: text, manifest: z.unknown() });

/** @throws BackupError when the manifest is damaged or has a format that this release does not know */
export const decodeManifest = (content: Buffer): Manifest => {
  const parsed = (() => {
    try {
      return envelope.parse(JSON.parse(content.toString('utf8')));
    } catch {
      throw new BackupError(`${MANIFEST} is damaged.`);
    }
  })();
  if (hashOf(parsed.manifest) !== parsed.sha256) throw new BackupError(`${MANIFEST} is damaged.`);
  const read = manifestRule.safeParse(parsed.manifest);
  if (read.success) return read.data;
  throw new BackupError(
    'This backup has a format that this release does not know. Restore it with the release that made it.',
  );
};
