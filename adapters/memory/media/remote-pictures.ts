import type { FetchedPicture, RemotePictures } from '@wondercast/core/shop/media/ports';

/** Sends no requests: returns the pictures that tests have put under their addresses. */
export const memoryRemotePictures = (): RemotePictures & {
  readonly pictures: Map<string, FetchedPicture>;
  /** Every address that was fetched, in order. */
  readonly asked: string[];
} => {
  const pictures = new Map<string, FetchedPicture>();
  const asked: string[] = [];
  return {
    pictures,
    asked,
    objection: () => null,
    fetch: async (address) => {
      asked.push(address);
      return pictures.get(address) ?? { error: 'The host answers 404.' };
    },
  };
};
