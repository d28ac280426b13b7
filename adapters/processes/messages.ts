/** Messages from a child process to its parent. Other messages, for example of metrics, use the same channel. */
export type ChildMessage =
  | {
      readonly kind: 'wondercast:open';
      /** Where the process serves; null when it only does jobs. */
      readonly url: string | null;
      /** Set when this process has generated the first administrator's password. */
      readonly adminPassword: string | null;
      readonly seeded: boolean;
    }
  | { readonly kind: 'wondercast:failed'; readonly words: string };

/** The order to stop, from the parent process to a child. */
export interface StopOrder {
  readonly kind: 'wondercast:stop';
  readonly drainMs: number;
  readonly handsOver: boolean;
}

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : null;

export const isChildMessage = (message: unknown): message is ChildMessage =>
  ['wondercast:open', 'wondercast:failed'].includes(String(kindOf(message)));

export const isStopOrder = (message: unknown): message is StopOrder => kindOf(message) === 'wondercast:stop';
