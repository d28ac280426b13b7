import { BookElement } from './book-element.tsx';
import { ExperiencesElement } from './experiences-element.tsx';

// A page may load this twice; a name can be given once.
if (!customElements.get('wondercast-experiences')) {
  customElements.define('wondercast-experiences', ExperiencesElement);
  customElements.define('wondercast-book', BookElement);
}
