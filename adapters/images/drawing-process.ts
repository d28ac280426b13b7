import type { Rendered } from '@wondercast/core/media/ports';
import { drawPicture } from './draw-picture.ts';
import type { Kind } from './sniff.ts';

/*
 * Renders images in a separate process: the memory of decoders is freed when it ends, and an image that crashes it does not
 * crash the shop.
 */

export interface DrawingAsked {
  readonly content: Uint8Array;
  readonly kind: Kind;
}

/** null: the file is not an image. */
export type DrawingAnswer = { readonly rendered: Rendered | null };

process.on('message', async ({ content, kind }: DrawingAsked) => {
  const picture = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const rendered = await drawPicture(picture, kind).catch(() => null);
  process.send?.({ rendered } satisfies DrawingAnswer);
});
// The shop has ended.
process.on('disconnect', () => process.exit());
