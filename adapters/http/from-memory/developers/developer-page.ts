/** A page for developers, before it is prepared. */
export interface DeveloperPage {
  readonly url: string;
  readonly title: string;
  /** HTML inside of `main`. */
  readonly content: string;
  /** Addresses of the modules that it runs; most pages run none. */
  readonly scripts?: readonly string[];
}
