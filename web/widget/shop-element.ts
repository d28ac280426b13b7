import { render, type VNode } from 'preact';
import { eventSender, type SendEvent } from './events.ts';
import { loadFonts } from './fonts.ts';
import { styleSheet } from './style-sheet.ts';

/** What is written on an element. */
export interface Written {
  readonly partnerKey: string;
  readonly experience: string | null;
  readonly category: string | null;
  /** The cart may be kept as long as the tab lives. */
  readonly saveCart: boolean;
}

/** An element that shows the shop in a shadow of its own. */
export abstract class ShopElement extends HTMLElement {
  static readonly observedAttributes = ['partner-key', 'experience', 'category', 'keep-cart'];

  readonly #shadow = this.attachShadow({ mode: 'open' });
  protected readonly sendEvent: SendEvent = eventSender(this);

  protected abstract content(written: Written): VNode;

  connectedCallback(): void {
    loadFonts();
    this.#shadow.adoptedStyleSheets = [styleSheet()];
    this.draw();
  }

  disconnectedCallback(): void {
    render(null, this.#shadow);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.draw();
  }

  protected draw(): void {
    const of = (name: string) => this.getAttribute(name)?.trim() || null;
    const written = {
      partnerKey: of('partner-key') ?? '',
      experience: of('experience'),
      category: of('category'),
      saveCart: this.hasAttribute('keep-cart'),
    };
    render(this.content(written), this.#shadow);
  }
}
