/** The content of a page for developers. */
export interface DeveloperPage {
  readonly url: string;
  readonly title: string;
  /** The HTML inside `main`. */
  readonly content: string;
  /** URLs of the modules that the page runs; most pages run none. */
  readonly scripts?: readonly string[];
}
