import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { Format, Width } from './uploaded-image.ts';

export interface ImageFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Media type. */
  readonly type: string;
}

/** An image as it is kept. */
export interface StoredImage {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Its bytes, in pieces, once. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Where uploaded images are kept. */
export interface ImageStore {
  /** Stores all of them, or none. @throws Refusal 'no-room' when they do not fit; 'unavailable' when the storage cannot be reached */
  add(files: readonly ImageFile[]): Promise<void>;
  /** null when there is none of that name. @throws Refusal 'unavailable' */
  read(name: string): Promise<StoredImage | null>;
  /** No effect on what is not there. @throws Refusal 'unavailable' */
  remove(names: readonly string[]): Promise<void>;
}

/** A picture upright, without metadata, in every width and format. */
export interface Rendered {
  /** Pixels, upright. */
  readonly naturalWidth: number;
  readonly versions: readonly {
    readonly width: Width;
    readonly format: Format;
    readonly content: Uint8Array;
  }[];
}

export interface ImageRenderer {
  /**
   * Judges a picture by its content and draws it anew; no version is wider than it came.
   * @throws Refusal 'invalid' when it is none that the shop takes; 'unavailable' when too many are waiting
   */
  render(content: Uint8Array): Promise<Rendered>;
}

/** A picture as another server has it, or why there is none, in words. */
export type FetchedPicture = { readonly content: Uint8Array } | { readonly error: string };

/** Pictures of other servers: of the public internet only, by https. */
export interface RemotePictures {
  /** Why an address is never asked, as far as it says so itself; null when it may be. */
  objection(address: string): string | null;
  /** Of at most `MOST_BYTES`. What is fetched may be no picture. */
  fetch(address: string): Promise<FetchedPicture>;
}

/** An upload that was fetched; `source` is the hash of its address. */
export interface PictureCopy {
  readonly source: string;
  readonly upload: string;
}

/** All uploads, so that unused ones can be found. */
export interface Uploads {
  add(upload: string, at: Date): Promise<void>;
  /** Says of an upload that it was fetched from an address, by its hash. */
  tellSource(upload: string, source: string): Promise<void>;
  /** What was fetched from these addresses, newest first; without what nothing has referred to since `unusedSince` or longer. */
  copies(sources: readonly string[], unusedSince: Date): Promise<readonly PictureCopy[]>;
  remove(uploads: readonly string[]): Promise<void>;
  /** Those that nothing has referred to since `since` or longer, as far as was seen by `now`. Looks, and remembers what it saw. */
  unused(now: Date, since: Date): Promise<readonly string[]>;
}

/** Where uploads are listed. */
export interface MediaStore extends AdminStore {
  readonly uploads: Uploads;
}

/** Where pictures are stored, and what makes their sizes. */
export interface MediaPorts extends Stored<MediaStore>, Clock, Secrets {
  readonly images: ImageStore;
  readonly renderer: ImageRenderer;
}
