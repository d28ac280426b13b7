/** What a process tells the one that started it. Messages of others, such as of metrics, pass through the same channel. */
export type ChildMessage =
  | {
      readonly kind: 'wondercast:open';
      /** Where it serves; null for a process that only does jobs. */
      readonly url: string | null;
      /** Set when this process has generated the first administrator's password. */
      readonly adminPassword: string | null;
      readonly seeded: boolean;
    }
  | { readonly kind: 'wondercast:failed'; readonly words: string };

/** What a process is told by the one that started it. */
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
