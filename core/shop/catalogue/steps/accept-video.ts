import { Refusal } from '../../../kernel/refusal.ts';
import { VIDEO_NOT_SUPPORTED, videoAddress } from '../video-address.ts';

/**
 * The address in a pasted text; null for a blank one.
 * @throws Refusal 'invalid' (decision 051)
 */
export const acceptVideo = (text: string | null, hosts: readonly string[]): string | null => {
  if (!text) return null;
  const address = videoAddress(text, hosts);
  if (address) return address;
  throw new Refusal('invalid', VIDEO_NOT_SUPPORTED, {
    issues: [{ path: 'videoUrl', message: VIDEO_NOT_SUPPORTED }],
  });
};
