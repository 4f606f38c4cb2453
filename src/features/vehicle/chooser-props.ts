import type { ReactNode } from 'react';
import type { TabLook } from '@/domain/vehicle/category-tab';
import type { FactKind } from '@/domain/vehicle/facts';
import type { LocalText } from '@/i18n/local-text';
import type { PackedPicture } from './packed-picture';

/** What the vehicle page's island gets: finished words, and each thing that models share only once. */
export type ChooserProps = {
  /** The range's page as the visitor sees it: `/af/vehicles/fortuner`. */
  basePath: string;
  rangeName: string;
  /** The anchor of the stage: the first model's cssId (D-366). */
  stageId: string;
  /** The choice of this address, as path parts. */
  address: string[];
  defaultCategory: string | null;
  categories: ChooserCategory[];
  /** Dearest first. */
  models: ChooserModel[];
  colours: ChooserColour[];
  pictures: PackedPicture[];
  links: ChooserLinks;
  /** Below the price. */
  priceTerms: LocalText | null;
  labels: ChooserLabels;
  /** What does not change with a choice, made on the server: the stage's head. */
  head: ReactNode;
  /** Below price and actions: the offers tile, ways to pay. */
  offers: ReactNode;
  /** What stands between the stage and the specification. */
  children: ReactNode;
};

/** Addresses for every model and colour at once: `fillLink` puts the chosen codes in. */
export type ChooserLinks = { quote: string; testDrive: string; hybrid: string };

export type ChooserCategory = { code: string; label: LocalText; look: TabLook };

export type ChooserModel = {
  code: string;
  name: string;
  categoryCode: string;
  /** Finished: `R649 900`, or the words that stand for it. */
  price: string;
  hasPrice: boolean;
  /** Struck through beside the price, which then carries an asterisk. */
  formerPrice: string | null;
  /** In words; null when it is not known. */
  availability: string | null;
  facts: { kind: FactKind; value: LocalText }[];
  stats: { value: LocalText; unit: LocalText | null; label: LocalText | null }[];
  /** Places in `colours`. */
  colours: number[];
  /** Place in `pictures` of the one picture that stands for every colour. */
  picture: number | null;
};

export type ChooserColour = {
  paintCode: string;
  title: LocalText;
  tone: string;
  /** A second tone (D-382). */
  secondTone: string | null;
  takesBlackMark: boolean;
  /** Place in `pictures`. */
  picture: number | null;
};

export type ChooserLabels = Record<
  | 'categories'
  | 'models'
  | 'colour'
  | 'compare'
  | 'noPicture'
  | 'noColours'
  | 'previous'
  | 'next'
  | 'viewAllModels'
  | 'close'
  | 'formerPrice'
  | 'asterisk'
  | 'requestQuote'
  | 'testDrive'
  | 'hybrid'
  | 'specificationSummary'
  | 'viewFullSpecifications'
  | 'specificationsMayVary'
  | 'loading'
  | 'summary'
  | 'modelCode'
  | 'retailPrice'
  | 'changeDerivative',
  string
> & { facts: Record<FactKind, string> };
