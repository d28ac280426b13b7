export declare const COPIED: readonly string[];
