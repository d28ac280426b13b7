import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { ImageStore } from '@wondercast/core/shop/media/ports';
import { IMAGES_AWAY, NO_ROOM } from '@wondercast/core/shop/media/words';
import { imageType } from './image-types.ts';

export interface S3Options {
  /** null means Amazon's endpoint. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
  /** Timeout of one attempt; there are two attempts. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The HTTP status of an error: 0 when there was no response. */
const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

/**
 * Converts an error. An unreachable, slow or full service becomes a Refusal; a wrong key or bucket is a configuration error and
 * stays unchanged.
 */
const toRefusal = (error: unknown): unknown => {
  const status = statusOf(error);
  if (status === 507) return new Refusal('no-room', NO_ROOM);
  return status === 0 || status === 429 || status >= 500 ? new Refusal('unavailable', IMAGES_AWAY) : error;
};

const openClient = async (options: S3Options) => {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle, timeoutMs = TIMEOUT_MS } = options;
  const client: S3Client = new sdk.S3Client({
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Without `throwOnRequestTimeout` a hanging server only causes a warning.
    requestHandler: {
      requestTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Some S3-compatible servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
  });
  return { ...sdk, client };
};

/** Images as objects of a bucket, on any S3-compatible server. */
export const s3Images = (options: S3Options): ImageStore => {
  const { bucket: Bucket } = options;
  let opening: ReturnType<typeof openClient> | null = null;
  const service = () => {
    // Loaded on first use, because the SDK loads slowly.
    opening ??= openClient(options);
    return opening;
  };
  const remove = async (names: readonly string[]): Promise<void> => {
    const { client, DeleteObjectCommand } = await service();
    const ours = names.filter((name) => imageType(name) !== null);
    await Promise.all(ours.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  };
  return {
    add: async (files) => {
      const { client, PutObjectCommand } = await service();
      const puts = files.map(({ name, content, type }) =>
        client.send(
          new PutObjectCommand({
            Bucket,
            Key: name,
            Body: content,
            ContentType: type,
            CacheControl: IMMUTABLE,
          }),
        ),
      );
      const failed = (await Promise.allSettled(puts)).find((each) => each.status === 'rejected');
      if (!failed) return;
      await remove(files.map(({ name }) => name)).catch(() => {});
      throw toRefusal(failed.reason);
    },
    read: async (name) => {
      const type = imageType(name);
      if (type === null) return null;
      const { client, GetObjectCommand } = await service();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        const content = await Body?.transformToByteArray();
        // Buffered, because a slow reader would hold a connection to the service.
        return content ? { name, type, size: content.length, content: Readable.from([content]) } : null;
      } catch (error) {
        // Without permission to list the bucket, S3 replies AccessDenied for a missing object.
        if (['NoSuchKey', 'NotFound', 'AccessDenied'].includes((error as Error).name)) return null;
        throw toRefusal(error);
      }
    },
    remove: async (names) => {
      try {
        await remove(names);
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
};
