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

export interface StoredImage {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** The content in chunks; it can be read once. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** The storage of uploaded images. */
export interface ImageStore {
  /** Stores all of them, or none. @throws Refusal 'no-room' when they do not fit; 'unavailable' when the storage cannot be reached */
  add(files: readonly ImageFile[]): Promise<void>;
  /**
   * null when there is no such file.
   * @throws Refusal 'unavailable'
   */
  read(name: string): Promise<StoredImage | null>;
  /**
   * Ignores files that do not exist.
   * @throws Refusal 'unavailable'
   */
  remove(names: readonly string[]): Promise<void>;
}

/** A picture in every width and format, rotated upright and without metadata. */
export interface Rendered {
  /** In pixels, after rotation. */
  readonly naturalWidth: number;
  readonly versions: readonly {
    readonly width: Width;
    readonly format: Format;
    readonly content: Uint8Array;
  }[];
}

export interface ImageRenderer {
  /**
   * Checks a picture by its content and draws it anew; no version is wider than the original.
   * @throws Refusal 'invalid' when the shop does not accept it; 'unavailable' when too many are waiting
   */
  render(content: Uint8Array): Promise<Rendered>;
}

/** A picture from another server, or the reason why there is none, in words. */
export type FetchedPicture = { readonly content: Uint8Array } | { readonly error: string };

/** Pictures on other servers: on the public internet only, by https. */
export interface RemotePictures {
  /** Why an address is not fetched, judged by its text alone; null when it may be. */
  objection(address: string): string | null;
  /** Fetches at most `MOST_BYTES`. The content may not be a picture. */
  fetch(address: string): Promise<FetchedPicture>;
}

/** An upload that was fetched from elsewhere; `source` is the hash of its address. */
export interface PictureCopy {
  readonly source: string;
  readonly upload: string;
}

/** All uploads, so that unused ones can be found. */
export interface Uploads {
  add(upload: string, at: Date): Promise<void>;
  /** Records that an upload was fetched from an address, given as its hash. */
  tellSource(upload: string, source: string): Promise<void>;
  /** Copies fetched from these addresses, newest first; without those that have been unused since `unusedSince` or longer. */
  copies(sources: readonly string[], unusedSince: Date): Promise<readonly PictureCopy[]>;
  remove(uploads: readonly string[]): Promise<void>;
  /**
   * Uploads that have been unused since `since` or longer, as far as was observed until `now`. Each call observes what is unused, and
   * remembers it.
   */
  unused(now: Date, since: Date): Promise<readonly string[]>;
}

/** What media read and write in the store. */
export interface MediaStore extends AdminStore {
  readonly uploads: Uploads;
}

/** What media need from outside the core. */
export interface MediaPorts extends Stored<MediaStore>, Clock, Secrets {
  readonly images: ImageStore;
  readonly renderer: ImageRenderer;
}
