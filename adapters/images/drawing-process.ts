import type { Rendered } from '@wondercast/core/media/ports';
import { drawPicture } from './draw-picture.ts';
import type { Kind } from './sniff.ts';

/*
 * Draws pictures for the shop, in a process of its own: what a decoder takes of memory goes back to the machine when the process
 * ends, and a picture that kills it kills nothing else.
 */

export interface DrawingAsked {
  readonly content: Uint8Array;
  readonly kind: Kind;
}

/** null: it is no picture. */
export type DrawingAnswer = { readonly rendered: Rendered | null };

process.on('message', async ({ content, kind }: DrawingAsked) => {
  const picture = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const rendered = await drawPicture(picture, kind).catch(() => null);
  process.send?.({ rendered } satisfies DrawingAnswer);
});
// The shop has gone.
process.on('disconnect', () => process.exit());
