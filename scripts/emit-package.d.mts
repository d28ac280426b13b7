/** Writes a package into a folder, ready for `npm publish` or `npm pack`. @throws Error with what the compiler says */
export declare const emitPackage: (name: 'core' | 'memory', out: string) => Promise<void>;
