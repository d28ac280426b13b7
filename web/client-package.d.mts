/** The client of this shop as a package: the text of each file by its path. @throws Error with what does not compile */
export declare const clientPackage: () => Readonly<Record<string, string>> & {
  readonly 'package.json': string;
};

/** The package as npm installs it from a file (a tar archive, gzip); the same bytes for the same sources. */
export declare const packedClient: () => Buffer;
