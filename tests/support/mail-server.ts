import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server in this process. It takes everything, unless told otherwise. */
export const startMailServer = async (options: SMTPServerOptions = {}) => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Who is still connected when a test ends waits for nobody.
    closeTimeout: 500,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  // A client that is killed in the middle of a mail is no fault of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
