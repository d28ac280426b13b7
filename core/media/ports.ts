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

/** All uploads, so that unused ones can be found. */
export interface Uploads {
  add(upload: string, at: Date): Promise<void>;
  remove(uploads: readonly string[]): Promise<void>;
  /** Those that nothing has referred to since `since` or longer, as far as was seen by `now`. Looks, and remembers what it saw. */
  unused(now: Date, since: Date): Promise<readonly string[]>;
}
