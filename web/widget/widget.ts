import { BookElement } from './book-element.tsx';
import { ExperiencesElement } from './experiences-element.tsx';

// A page may load this script twice, but a custom element's name can only be defined once.
if (!customElements.get('wondercast-experiences')) {
  customElements.define('wondercast-experiences', ExperiencesElement);
  customElements.define('wondercast-book', BookElement);
}
