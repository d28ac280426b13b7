export interface DemoReview {
  username: string;
  userImage: null;
  rating: number;
  comment: string;
}

export interface DemoExperience {
  slug: string;
  title: string;
  /** A first sentence that makes sense alone, a blank line, then the rest. */
  description: string;
  duration: string;
  /** The name of its picture: `art/cards/{art}.svg` and the bitmaps made from it. */
  art: string;
  videoUrl: string | null;
  /** Stored as one comma-separated string, so none may contain a comma. */
  inclusions: readonly string[];
  theme: string | null;
  year: number;
  match: number;
  /** Category slugs; the first is the main one, which decides what is related. */
  categories: readonly string[];
  featured: boolean;
  isNew: boolean;
  /** In dollars. */
  prices: { starter: number; elevated: number; premium: number; ultimate: number };
  reviews: readonly DemoReview[];
}

export interface DemoCategory {
  name: string;
  slug: string;
}

export interface DemoAddOn {
  name: string;
  description: string;
  /** In dollars, sometimes with cents. */
  price: number;
  isActive: boolean;
  /** The question that checkout asks; by default none. */
  question?: string;
  needsPhone?: boolean;
  /** Slugs of the experiences that offer it. */
  experiences: readonly string[];
}

export interface DemoDiscountCode {
  code: string;
  description: string;
  discountType: 'percentage' | 'fixed';
  /** In percent, or in dollars for a fixed discount. */
  discountValue: number;
  /** In dollars. */
  minOrderAmount: number;
  maxUses: number | null;
  active: boolean;
  /** An ISO instant. */
  validFrom: string | null;
  /** An ISO instant. */
  validUntil: string | null;
}

export interface DemoLogo {
  id: string;
  name: string;
  imageUrl: string;
  linkUrl: string;
  scale: number;
}
