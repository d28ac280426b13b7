/** @jsxImportSource preact */
import { BookDialog } from './BookDialog.tsx';
import { ShopElement, type Written } from './shop-element.ts';

/** `<wondercast-book>`: a button that opens the shop, or one experience with the attribute `experience`, in a dialog over the page. */
export class BookElement extends ShopElement {
  protected content(written: Written) {
    return <BookDialog {...written} sendEvent={this.sendEvent} />;
  }
}
