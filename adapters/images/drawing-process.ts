import type { Rendered } from '@wondercast/core/shop/media/ports';
import { renderImage } from './render-image.ts';
import type { Kind } from './sniff-kind.ts';

/*
 * Renders images in a separate process: the memory of decoders is freed when it ends, and an image that crashes it does not
 * crash the shop.
 */

export interface RenderRequest {
  readonly content: Uint8Array;
  readonly kind: Kind;
}

/** null when the file is not an image. */
export type RenderResult = { readonly rendered: Rendered | null };

process.on('message', async ({ content, kind }: RenderRequest) => {
  const picture = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const rendered = await renderImage(picture, kind).catch(() => null);
  process.send?.({ rendered } satisfies RenderResult);
});
// The shop's process has ended.
process.on('disconnect', () => process.exit());
