/** Writes a package into a folder, ready for `npm publish` or `npm pack`. @throws Error with the compiler's output */
export declare const emitPackage: (name: 'core' | 'memory', out: string) => Promise<void>;
