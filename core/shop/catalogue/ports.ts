import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { ImageRenderer, ImageStore, MediaStore, RemotePictures } from '../media/ports.ts';
import type { Settings } from '../settings/registry.ts';
import type { ShopProfile } from '../settings/shop-profile.ts';
import type { AddOn, NewAddOn } from './add-on.ts';
import type { CatalogueData } from './catalogue-data.ts';
import type { Category } from './category.ts';
import type { CatalogueChanges } from './changes.ts';
import type { Experience, NewExperience, NewReview, Review } from './experience.ts';
import type { LogoStrip, NewLogo } from './logo.ts';
import type { Offer } from './offer.ts';

export interface Experiences {
  /** The id of a future experience: its slug may contain it. */
  nextExperienceId(): Promise<number>;
  /** @throws Refusal 'conflict' when the slug is taken; 'invalid' when a category does not exist. */
  addExperience(experience: NewExperience & { readonly id?: number }): Promise<Experience>;
  experience(id: number): Promise<Experience | null>;
  /** Used slugs that equal this one, or begin with it and a hyphen. */
  slugsLike(slug: string): Promise<readonly string[]>;
  /**
   * Changes the given fields and raises the version; categories are replaced as a whole.
   * @throws Refusal 'conflict' when the slug is taken; 'invalid' when a category does not exist.
   */
  changeExperience(id: number, change: Partial<NewExperience>, at: Date): Promise<Experience>;
  /** Ids of future experiences, ascending. */
  nextExperienceIds(count: number): Promise<readonly number[]>;
  /**
   * Adds and changes many experiences in one step, each as a whole: an existing id is changed and its version raised, any other is added.
   * @throws Refusal 'conflict' when a slug is taken; 'invalid' when a category does not exist
   */
  putExperiences(experiences: readonly (NewExperience & { readonly id: number })[], at: Date): Promise<void>;
  /** Removes the experience with its reviews and its links to categories and add-ons; its bookings stay as they are. */
  removeExperience(id: number): Promise<void>;
}

export interface Categories {
  /** Sorted by `order`. */
  categories(): Promise<readonly Category[]>;
  nextCategoryId(): Promise<number>;
  /**
   * Adds a category as the last one.
   * @throws Refusal 'conflict' when name or slug is taken.
   */
  addCategory(category: Pick<Category, 'name' | 'slug'> & { readonly id?: number }): Promise<Category>;
  /** Raises the version. @throws Refusal 'conflict' when name or slug is taken. */
  changeCategory(id: number, change: Partial<Pick<Category, 'name' | 'slug'>>): Promise<void>;
  /** Numbers the categories from 1 to n in this order; versions stay, because no editable field has changed. */
  orderCategories(ids: readonly number[]): Promise<void>;
  /** Removes the category; its experiences stay, and later categories move up. */
  removeCategory(id: number): Promise<void>;
}

export interface AddOns {
  /** @throws Refusal 'invalid' when an experience does not exist. */
  addAddOn(addOn: NewAddOn): Promise<AddOn>;
  addOn(id: number): Promise<AddOn | null>;
  /** The add-ons linked to an experience, active or not, sorted by id. */
  addOnsOf(experienceId: number): Promise<readonly AddOn[]>;
  /**
   * Changes the given fields and raises the version; experiences are replaced as a whole.
   * @throws Refusal 'invalid' when an experience does not exist.
   */
  changeAddOn(id: number, change: Partial<NewAddOn>, at: Date): Promise<AddOn>;
  /** Ids of future add-ons, ascending. */
  nextAddOnIds(count: number): Promise<readonly number[]>;
  /**
   * Adds and changes many add-ons in one step, each as a whole: an existing id is changed and its version raised, any other is added.
   * @throws Refusal 'invalid' when an experience does not exist
   */
  putAddOns(addOns: readonly (NewAddOn & { readonly id: number })[], at: Date): Promise<void>;
  removeAddOn(id: number): Promise<void>;
}

export interface Logos {
  logoStrip(): Promise<LogoStrip>;
  /**
   * Replaces the partner logos, in the given order, and whether the strip is shown. A logo with an existing id stays the same logo; its
   * time of update changes only if more than its position differs (`isSameLogo`).
   */
  replaceLogos(strip: {
    readonly enabled: boolean;
    readonly logos: readonly (NewLogo & { readonly id?: number })[];
  }): Promise<LogoStrip['logos']>;
}

/** Everything the shop sells. Every write raises the version, which identifies a snapshot. */
export interface Catalogue extends Experiences, Categories, AddOns, Logos {
  /** Rises with every write to the catalogue. */
  version(): Promise<number>;
  /** The whole catalogue at one version: experiences sorted by id, categories by `order`. */
  load(): Promise<CatalogueData>;
  /**
   * What has changed after a version, in its present form; null when the store does not know all changes, because it is too long ago, or a
   * release wrote that does not record them. The caller then loads the whole catalogue.
   */
  changesSince(version: number): Promise<CatalogueChanges | null>;
  /** Deletes records of changes that are more than `REMEMBERED_VERSIONS` versions old. */
  forgetChanges(): Promise<void>;
  /**
   * Locks the catalogue for writing until the unit of work ends. Every edit calls this first, so that nothing changes between its read and
   * its write, and two editors cannot deadlock.
   */
  lock(): Promise<void>;
  /**
   * Like `lock`, and also excludes readers: it waits for units of work that have read prices, and none reads prices until this one ends.
   */
  lockExclusively(): Promise<void>;
  /** Present prices and rules by experience id; experiences that are not sold, such as drafts, are absent. */
  offersOf(experienceIds: readonly number[]): Promise<ReadonlyMap<number, Offer>>;
  /** The rules of booking that apply to an experience now, also for a draft; none once it is deleted. */
  rulesFor(experienceId: number): Promise<readonly BookingRules[]>;
  /** Returns true for exactly one caller ever, which may fill the empty shop. */
  claimSeed(now: Date): Promise<boolean>;
  /**
   * Adds a review that is shown.
   * @throws Refusal 'invalid' when its experience does not exist
   */
  addReview(review: NewReview): Promise<Review>;
  /** Does nothing when there is no such review. */
  answerReview(id: number, answer: string | null): Promise<void>;
  /** Does nothing when there is no such review. */
  removeReview(id: number): Promise<void>;
}

/** What the catalogue reads and writes in the store. */
export interface CatalogueStore extends MediaStore {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
}

/** What editing the catalogue needs from outside the core. */
export interface CataloguePorts extends Stored<CatalogueStore>, Clock, Secrets {
  readonly images: ImageStore;
  readonly renderer: ImageRenderer;
  readonly remotePictures: RemotePictures;
  readonly profile: ShopProfile;
}
