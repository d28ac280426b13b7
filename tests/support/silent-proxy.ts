import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and its database, and can fall silent as a machine does that lost its power. */
export interface SilentProxy {
  /** The database's address, by way of the proxy. */
  readonly url: string;
  /** Passes nothing on any more, and closes nothing. New connections hear nothing either. */
  fallSilent(): void;
  /** Whether something was said into the silence. */
  wasSpokenTo(): boolean;
  /** Serves new connections again. Those of before stay silent. */
  speak(): void;
  /** Ends the connections that have fallen silent, as their sides do once no probe of TCP is answered. */
  endSilent(): void;
  stop(): Promise<void>;
}

export const startSilentProxy = async (target: URL): Promise<SilentProxy> => {
  let silent = false;
  let spokenTo = false;
  const pairs = new Set<readonly [Socket, Socket]>();
  const muted = new WeakSet<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    for (const socket of pair) socket.on('error', () => {});
    pairs.add(pair);
    // Where the network works, one side hears that the other has gone.
    const passClose = (other: Socket) => () => {
      if (muted.has(other)) return;
      other.destroy();
      pairs.delete(pair);
    };
    near.on('close', passClose(far));
    far.on('close', passClose(near));
    if (silent) {
      for (const socket of pair) muted.add(socket);
      return;
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    fallSilent: () => {
      silent = true;
      spokenTo = false;
      for (const [near, far] of pairs) {
        const heard = () => {
          spokenTo = true;
        };
        for (const socket of [near, far]) muted.add(socket);
        near.unpipe(far).on('data', heard).resume();
        far.unpipe(near).pause();
      }
    },
    wasSpokenTo: () => spokenTo,
    speak: () => {
      silent = false;
    },
    endSilent: () => {
      for (const pair of pairs) {
        if (!pair.some((socket) => muted.has(socket))) continue;
        for (const socket of pair) socket.destroy();
        pairs.delete(pair);
      }
    },
    stop: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
