/** The compiler with an API for programs: the one of the whole repository has none yet. */
export { default as compiler } from 'typescript';
