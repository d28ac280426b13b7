import { render, type VNode } from 'preact';
import { eventSender, type SendEvent } from './events.ts';
import { loadFonts } from './fonts.ts';
import { styleSheet } from './style-sheet.ts';

/** The attributes of an element. */
export interface Written {
  readonly partnerKey: string;
  readonly experience: string | null;
  readonly category: string | null;
  /** Whether the cart may be stored for the life of the tab. */
  readonly saveCart: boolean;
}

/** A custom element that shows the shop in its own shadow root. */
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
