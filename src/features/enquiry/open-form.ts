import 'server-only';
import type { ReactNode } from 'react';
import type { Typed } from '@/domain/form/form-errors';
import { type EnquiryFormName, enquiryForms } from '@/domain/form/forms/enquiry-forms';
import type { SitePlace } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';
import { getDealers } from '@/queries/dealers';
import type { OptionGroup } from './contact-part.client';
import { placeOf, toDealerOptions } from './form-parts';
import { toAcademyAbout } from './forms/academy-about';
import { toGeneralAbout } from './forms/general-about';
import { toProductAbout } from './forms/product-about';
import { toSpecialAbout } from './forms/special-about';

/** A form as an address opens it. */
export type OpenForm = {
  form: (typeof enquiryForms)[EnquiryFormName];
  /** What the address and the place say already. */
  asked: Typed;
  lists: Readonly<Record<string, OptionGroup[]>>;
  settled: string[];
  title?: string;
  lead?: string;
  about?: ReactNode;
};

/** What a form says of what it is about; null: there is no such thing, and no page. */
export type FormAbout = { asked?: Typed; title?: string; lead?: string; about?: ReactNode } | null;

type Asked = { locale: Locale; place: SitePlace; query: Typed };

const abouts: Partial<Record<EnquiryFormName, (asked: Asked) => Promise<FormAbout>>> = {
  general: toGeneralAbout,
  'junior-academy': toAcademyAbout,
  product: toProductAbout,
  'special-offer': toSpecialAbout,
};

/** The forms that a dealer's own site has, too. */
const ofDealers: readonly EnquiryFormName[] = ['trade-in', 'special-offer', 'general'];

/** Is there such a form on this site? */
export function formAt(name: string, place: SitePlace): EnquiryFormName | null {
  if (!isEnquiryFormName(name)) return null;
  return place.kind === 'main' || ofDealers.includes(name) ? name : null;
}

/** Everything that the page of a form needs; null: there is no such page. */
export async function openForm(name: EnquiryFormName, { locale, place, query }: Asked): Promise<OpenForm | null> {
  const form = enquiryForms[name];
  const about = (await abouts[name]?.({ locale, place, query })) ?? (abouts[name] ? null : {});
  if (!about) return null;
  const dealers = await getDealers(locale);
  const slug = place.kind === 'dealer' ? place.slug : (query.dealer?.toLowerCase() ?? '');
  const dealer = dealers.find((one) => one.slug === slug) ?? null;
  const isSettled = place.kind === 'dealer';
  return {
    form,
    asked: { ...placeOf(dealer), ...toKnown(name, query), ...about.asked, dealer: dealer?.slug ?? '' },
    lists: isSettled ? {} : { dealer: toDealerOptions(dealers, locale) },
    settled: isSettled ? ['dealer'] : [],
    title: about.title,
    lead: about.lead,
    about: about.about,
  };
}

/** Of the address only what the form asks for, and nothing about a person. */
function toKnown(name: EnquiryFormName, query: Typed): Typed {
  const inLinks = ['subject', 'vehicle', 'productCode', 'ad_id', 'preferredDate'];
  const names: string[] = enquiryForms[name].fields.map((field) => field.name);
  return Object.fromEntries(
    inLinks.filter((known) => names.includes(known)).map((known) => [known, query[known] ?? '']),
  );
}

function isEnquiryFormName(name: string): name is EnquiryFormName {
  return Object.hasOwn(enquiryForms, name);
}
