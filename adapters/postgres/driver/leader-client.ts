import pg from 'pg';
import type { Leader } from './leader.ts';

type Connected = (error: Error | null, client?: pg.Client) => void;

/** A client that connects to the server which currently accepts writes, so that its users need not know which that is. */
export const leaderClient = (leader: Leader): typeof pg.Client =>
  class LeaderClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The server may end the connection right after it was opened, before the pool listens: an error that nobody hears ends the
      // process. The next query on this client is refused, and its user takes another.
      this.on('error', () => {});
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connected = this.#connectToLeader();
      if (!callback) return connected;
      connected.then(
        (client) => callback(null, client),
        (error: Error) => callback(error),
      );
      return undefined;
    }

    async #connectToLeader(): Promise<pg.Client> {
      const { host, port } = await leader.find();
      // The pool gave up on this connection meanwhile.
      if (this.connection.stream.destroyed) throw new Error('timeout expired');
      if (host) Object.assign(this, { host, port });
      try {
        return await super.connect();
      } catch (error) {
        leader.forget();
        throw error;
      }
    }
  };
