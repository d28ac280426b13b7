import { PassThrough, type Readable } from 'node:stream';

/** A client that reads nothing for this long counts as gone. */
const READ_TIMEOUT_MS = 30_000;

/**
 * A stream of what `produce` writes. Resolves with the first chunk: an earlier failure becomes an error reply; a later one breaks
 * the connection, so that the client does not take a partial file for the whole.
 */
export const streamed = (
  produce: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const stream = new PassThrough();
    const write = (text: string): Promise<void> => {
      resolve(stream);
      if (stream.destroyed) return Promise.reject(new Error('The reader has gone'));
      if (stream.write(text)) return Promise.resolve();
      return new Promise((resume, fail) => {
        const finish = (error?: Error) => {
          clearTimeout(timer);
          stream.off('drain', onDrain).off('close', onClose);
          error ? fail(error) : resume();
        };
        const onDrain = () => finish();
        const onClose = () => finish(new Error('The reader has gone'));
        const timer = setTimeout(() => {
          finish(new Error('The reader is too slow'));
          stream.destroy();
        }, READ_TIMEOUT_MS);
        stream.on('drain', onDrain).on('close', onClose);
      });
    };
    produce(write).then(
      () => stream.end(),
      (error: Error) => {
        reject(error);
        stream.destroy(error);
      },
    );
  });
