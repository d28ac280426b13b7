/** A TypeScript version with a programmatic API, which the repository's own version does not have yet. */
export { default as compiler } from 'typescript';
