import type { AddOn } from '@wondercast/core/catalogue/add-on';
import type { Category } from '@wondercast/core/catalogue/category';
import type { CategoryRef, Experience, Review } from '@wondercast/core/catalogue/experience';
import type { Logo } from '@wondercast/core/catalogue/logo';
import { cents } from '@wondercast/core/money';
import { instant } from '../rows.ts';

/* Rows of the catalogue as `row_to_json` writes them, and the models they are. */

export interface CategoryJson {
  id: number;
  name: string;
  slug: string;
  position: number;
  version: number;
}

export const categoryOf = ({ id, name, slug, position, version }: CategoryJson): Category => ({
  id,
  name,
  slug,
  order: position,
  version,
});

export interface ExperienceJson {
  id: number;
  slug: string;
  title: string;
  description: string;
  duration: string;
  image_url: string;
  cover_image_url: string | null;
  video_url: string | null;
  inclusions: string;
  theme: string | null;
  year: number;
  match: number;
  featured: boolean;
  is_new: boolean;
  starter_price: number;
  elevated_price: number;
  premium_price: number;
  ultimate_price: number;
  created_at: string;
  updated_at: string;
  version: number;
}

/** `categories` are given by order. */
export const experienceOf = (row: ExperienceJson, categories: readonly CategoryRef[]): Experience => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  duration: row.duration,
  imageUrl: row.image_url,
  coverImageUrl: row.cover_image_url,
  videoUrl: row.video_url,
  inclusions: row.inclusions,
  theme: row.theme,
  year: row.year,
  match: row.match,
  featured: row.featured,
  isNew: row.is_new,
  prices: {
    starter: cents(row.starter_price),
    elevated: cents(row.elevated_price),
    premium: cents(row.premium_price),
    ultimate: cents(row.ultimate_price),
  },
  categories: categories.map(({ id, name, slug, order }) => ({ id, name, slug, order })),
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
  version: row.version,
});

export interface AddOnJson {
  id: number;
  name: string;
  description: string;
  price: number;
  is_active: boolean;
  created_at: string;
  updated_at: string;
  version: number;
}

/** `experienceIds` rise. */
export const addOnOf = (row: AddOnJson, experienceIds: readonly number[]): AddOn => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: cents(row.price),
  isActive: row.is_active,
  experienceIds,
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
  version: row.version,
});

export interface ReviewJson {
  id: number;
  experience_id: number;
  username: string;
  user_image: string | null;
  rating: number;
  comment: string;
}

export const reviewOf = (row: ReviewJson): Review => ({
  id: row.id,
  experienceId: row.experience_id,
  username: row.username,
  userImage: row.user_image,
  rating: row.rating,
  comment: row.comment,
});

export interface LogoJson {
  id: number;
  name: string;
  image_url: string;
  link_url: string | null;
  scale: number;
  is_active: boolean;
  position: number;
  created_at: string;
  updated_at: string;
}

export const logoOf = (row: LogoJson): Logo => ({
  id: row.id,
  name: row.name,
  imageUrl: row.image_url,
  linkUrl: row.link_url,
  scale: row.scale,
  isActive: row.is_active,
  order: row.position,
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
});
