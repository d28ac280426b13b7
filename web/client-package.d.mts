/** The shop's client as a package: the content of each file by its path. @throws Error with what does not compile */
export declare const clientPackage: () => Readonly<Record<string, string>> & {
  readonly 'package.json': string;
};

/** The package as a tarball (tar, gzip) that npm can install. The same sources give the same bytes. */
export declare const packedClient: () => Buffer;
