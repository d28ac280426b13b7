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
  /** The id of an experience to come: its slug may be made of it. */
  nextExperienceId(): Promise<number>;
  /** @throws Refusal 'conflict' when the slug is taken; 'invalid' when a category does not exist. */
  addExperience(experience: NewExperience & { readonly id?: number }): Promise<Experience>;
  experience(id: number): Promise<Experience | null>;
  /** Slugs in use that are this one, or this one with something after a hyphen. */
  slugsLike(slug: string): Promise<readonly string[]>;
  /**
   * Changes what is given and raises the version; categories are given as a whole.
   * @throws Refusal 'conflict' when the slug is taken; 'invalid' when a category does not exist.
   */
  changeExperience(id: number, change: Partial<NewExperience>, at: Date): Promise<Experience>;
  /** Ids of experiences to come, rising. */
  nextExperienceIds(count: number): Promise<readonly number[]>;
  /**
   * Adds and changes many in one step, as a whole each: an id that is there is changed and its version raised, any other is added.
   * @throws Refusal 'conflict' when a slug is taken; 'invalid' when a category does not exist
   */
  putExperiences(experiences: readonly (NewExperience & { readonly id: number })[], at: Date): Promise<void>;
  /** With its reviews and its links to categories and add-ons; bookings of it stay as they are. */
  removeExperience(id: number): Promise<void>;
}

export interface Categories {
  /** By order. */
  categories(): Promise<readonly Category[]>;
  nextCategoryId(): Promise<number>;
  /** Goes last. @throws Refusal 'conflict' when name or slug is taken. */
  addCategory(category: Pick<Category, 'name' | 'slug'> & { readonly id?: number }): Promise<Category>;
  /** Raises the version. @throws Refusal 'conflict' when name or slug is taken. */
  changeCategory(id: number, change: Partial<Pick<Category, 'name' | 'slug'>>): Promise<void>;
  /** Numbers them 1 to n in this order; no version rises, for nothing that can be edited has changed. */
  orderCategories(ids: readonly number[]): Promise<void>;
  /** Its experiences stay; later categories move up. */
  removeCategory(id: number): Promise<void>;
}

export interface AddOns {
  /** @throws Refusal 'invalid' when an experience does not exist. */
  addAddOn(addOn: NewAddOn): Promise<AddOn>;
  addOn(id: number): Promise<AddOn | null>;
  /** Those sold with an experience, active or not, by id. */
  addOnsOf(experienceId: number): Promise<readonly AddOn[]>;
  /**
   * Changes what is given and raises the version; experiences are given as a whole.
   * @throws Refusal 'invalid' when an experience does not exist.
   */
  changeAddOn(id: number, change: Partial<NewAddOn>, at: Date): Promise<AddOn>;
  /** Ids of add-ons to come, rising. */
  nextAddOnIds(count: number): Promise<readonly number[]>;
  /**
   * Adds and changes many in one step, as a whole each: an id that is there is changed and its version raised, any other is added.
   * @throws Refusal 'invalid' when an experience does not exist
   */
  putAddOns(addOns: readonly (NewAddOn & { readonly id: number })[], at: Date): Promise<void>;
  removeAddOn(id: number): Promise<void>;
}

export interface Logos {
  logoStrip(): Promise<LogoStrip>;
  /**
   * Replaces the partner logos, in the given order, and whether the strip shows. Those with the id of a logo that is there stay that
   * logo, and were last updated when they were before unless they differ from it by more than their place (`isSameLogo`).
   */
  replaceLogos(strip: {
    readonly enabled: boolean;
    readonly logos: readonly (NewLogo & { readonly id?: number })[];
  }): Promise<LogoStrip['logos']>;
}

/** Everything the shop sells. Every write raises the version that identifies a snapshot. */
export interface Catalogue extends Experiences, Categories, AddOns, Logos {
  /** Rises with every write to the catalogue. */
  version(): Promise<number>;
  /** The whole catalogue at one version: experiences by id, categories by order. */
  load(): Promise<CatalogueData>;
  /**
   * What was touched after a version, as it is now; null when the store cannot name all of it: too long ago, or written by a
   * release that does not say what it touches. Whoever asks then loads everything.
   */
  changesSince(version: number): Promise<CatalogueChanges | null>;
  /** Forgets what was touched more than `REMEMBERED_VERSIONS` versions ago. */
  forgetChanges(): Promise<void>;
  /**
   * Locks the catalogue for writing until the unit of work ends. Comes first in every edit, so that what is read, judged
   * and written is one thing, and two editors never wait for each other.
   */
  hold(): Promise<void>;
  /** As `hold`; and nobody else reads prices in a unit of work until this one ends, nor has read some and is still at it. */
  holdAlone(): Promise<void>;
  /** Says that the shop's rules of booking, or its policy, have changed: every process serves the new ones within a second. */
  touchRules(): Promise<void>;
  /** Says the same of what else is set in the shop. */
  touchSettings(): Promise<void>;
  /** Prices and rules now, by experience id; ids that sell nothing are absent, drafts among them. */
  offersOf(experienceIds: readonly number[]): Promise<ReadonlyMap<number, Offer>>;
  /** The rules of booking that hold for an experience now, also for a draft; none once it is gone. */
  rulesFor(experienceId: number): Promise<readonly BookingRules[]>;
  /** True for exactly one caller ever: who may fill the empty shop. */
  claimSeed(now: Date): Promise<boolean>;
  /** Shows a review. @throws Refusal 'invalid' when its experience does not exist */
  addReview(review: NewReview): Promise<Review>;
  /** Of a review that is not there nothing happens. */
  answerReview(id: number, answer: string | null): Promise<void>;
  /** Of a review that is not there nothing happens. */
  removeReview(id: number): Promise<void>;
}

/** The catalogue, and the pictures that it shows. */
export interface CatalogueStore extends MediaStore {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
}

/** What an edited catalogue needs of the world. */
export interface CataloguePorts extends Stored<CatalogueStore>, Clock, Secrets {
  readonly images: ImageStore;
  readonly renderer: ImageRenderer;
  readonly remotePictures: RemotePictures;
  readonly profile: ShopProfile;
}
