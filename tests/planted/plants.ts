/** A break of what a screen is for, and the tests that must notice. */
export interface Plant {
  readonly screen: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  readonly project: 'screens' | 'e2e';
  readonly tests: readonly string[];
  /** The part of the file that is about the screen. */
  readonly named?: string;
}

const shopping = {
  project: 'e2e',
  tests: ['tests/e2e/shopping.test.ts', 'tests/e2e/shopping.full.test.ts'],
} as const;
const profile = {
  project: 'e2e',
  tests: ['tests/e2e/profile.test.ts', 'tests/e2e/profile.full.test.ts'],
} as const;
const catalogue = {
  project: 'e2e',
  tests: ['tests/e2e/admin.test.ts', 'tests/e2e/admin-lists.full.test.ts'],
} as const;
const screen = (name: string) =>
  ({ project: 'screens', tests: [`tests/screens/shopping/${name}.test.ts`] }) as const;

export const plants: readonly Plant[] = [
  {
    screen: 'the Book Now dialog',
    file: 'web/features/booking/BookNowDialog.tsx',
    from: 'changeCart((cart) =>',
    to: '((_: unknown) => {})((cart) =>',
    ...screen('book-now.full'),
  },
  {
    screen: 'the results',
    file: 'web/features/browse/NoResults.tsx',
    from: 'No experiences found matching',
    to: 'Nothing at all like',
    ...screen('results'),
  },
  {
    screen: 'the cart panel',
    file: 'web/cart/cart-store.ts',
    from: 'localStorage.setItem(ofShop(CART_STORAGE_KEY), writeStoredCart(cart));',
    to: '',
    ...screen('cart-panel'),
  },
  {
    screen: 'the Add to Cart card',
    file: 'web/features/experience/use-selection.ts',
    from: 'added to your cart!',
    to: 'looked at.',
    ...screen('add-to-cart'),
  },
  {
    screen: 'the search box',
    file: 'web/features/search/SearchBox.tsx',
    from: 'if (chosen) navigate(',
    to: 'if (chosen) String(',
    ...screen('search'),
  },
  {
    screen: 'the sign-in',
    file: 'web/features/account/use-account-form.ts',
    from: 'showToast(...welcome(user));',
    to: '',
    ...shopping,
    named: 'sign',
  },
  {
    screen: 'the checkout',
    file: 'web/features/checkout/use-confirmation.ts',
    from: 'changeCart(() => []);',
    to: '',
    ...shopping,
    named: 'a booking to be paid later',
  },
  {
    screen: 'the discount code',
    file: 'web/features/checkout/use-discount.ts',
    from: "if (isNew) showToast('Discount Applied!', description);",
    to: '',
    ...shopping,
    named: 'the discount code',
  },
  {
    screen: 'the profile',
    file: 'web/features/profile/ProfileForm.tsx',
    from: "showToast('Profile updated');",
    to: '',
    ...profile,
  },
  {
    screen: 'the payment methods',
    file: 'web/features/payment-methods/AddCard.tsx',
    from: "showToast('Payment method added');",
    to: '',
    ...profile,
    named: 'the Payment Methods tab',
  },
  {
    screen: 'the categories of the dashboard',
    file: 'web/features/admin-categories/Categories.tsx',
    from: 'one="Category"',
    to: 'one="Group"',
    ...catalogue,
    named: 'the Categories tab',
  },
  {
    screen: 'the experiences of the dashboard',
    file: 'web/features/admin-experiences/Experiences.tsx',
    from: "deletionOf<ExperienceWire>('experience'",
    to: "deletionOf<ExperienceWire>('offer'",
    ...catalogue,
    named: 'the Experiences tab',
  },
  {
    screen: 'the discount codes of the dashboard',
    file: 'web/features/admin-discounts/DiscountCodes.tsx',
    from: 'one="Discount Code"',
    to: 'one="Code"',
    ...catalogue,
    named: 'the Discount Codes tab',
  },
];
