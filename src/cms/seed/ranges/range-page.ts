import type { AllRoundViewBlock, TextWithImageBlock, VehicleRange } from '@/cms/payload-types';
import type { BodyType } from '@/domain/vehicle/body-type';
import { type RangeSlug, turningRanges } from '../fleet';
import { type PictureName, turnOf } from '../pictures';
import { richText } from '../rich-text';
import { same, type Words, type Written } from '../words';
import type { SeedRange } from './seed-range';
import { layoutOf, type OwnBlocks } from './shared-layout';
import { digits } from './specification-words';

/** The part of a page that a story belongs to, as the side navigation names it (C-210). */
export type StoryPlace = (typeof storyPlaces)[number];

const storyPlaces = ['performance', 'technology', 'safety', 'design'] as const;

/** A picture beside what it is about. */
export type Story = {
  place?: StoryPlace;
  subtitle: Words;
  title: Words;
  description: Words;
  image: PictureName;
  buttons?: Written<TextWithImageBlock>['buttons'];
};

export type Question = { question: Words; answer: Words };

export type Fact = { value: Words; unit?: Words; label: Words };

/** What a range's page says, as the range's file writes it. */
export type RangePage = {
  name: string;
  slug: RangeSlug;
  code: string;
  bodyType: BodyType;
  position: number;
  subtitle: Words;
  description: Words;
  /** The tab that opens first; else that of the dearest model. */
  defaultCategory?: string;
  facts: [Fact, Fact, Fact];
  stories: Story[];
  questions: Question[];
  /** What stands behind its Hybrid tab, where it has one. */
  hybrid?: 'full' | 'mild';
  /** What search results say of it; else its subtitle within the words that all ranges share. */
  seo?: VehicleRangeSeo;
};

type VehicleRangeSeo = { title?: Words; description?: Words };

/** `/vehicles/{slug}`: the range with its page, below its models. */
export function rangePage(page: RangePage): SeedRange['toRange'] {
  return ({ brand, picture, category }) => ({
    name: page.name,
    rangeSlug: page.slug,
    rangeCode: page.code,
    brand,
    bodyType: page.bodyType satisfies VehicleRange['bodyType'],
    position: page.position,
    subtitle: page.subtitle,
    description: page.description,
    defaultCategory: page.defaultCategory ? category(page.defaultCategory) : null,
    cssId: page.slug,
    heroImage: picture(`${page.slug}-hero`),
    heroModelSideImage: picture(`${page.slug}-side`),
    heroModelFrontImage: picture(`${page.slug}-front`),
    modelImage: picture(`${page.slug}-studio`),
    facts: page.facts,
    layout: layoutOf({ range: page, own: toOwnBlocks(page, picture) }),
    meta: {
      title: page.seo?.title ?? {
        en: `${page.name}: models, prices and colours`,
        af: `${page.name}: modelle, pryse en kleure`,
        zu: `I-${page.name}: amamodeli, amanani nemibala`,
      },
      description: page.seo?.description ?? {
        en: `${page.subtitle.en}. Every ${page.name} with its price, colours and specification. Ask a dealer for a quote.`,
        af: `${page.subtitle.af}. Elke ${page.name} met prys, kleure en spesifikasie. Vra 'n handelaar vir 'n kwotasie.`,
        zu: `${page.subtitle.zu}. Yonke i-${page.name} nenani layo, imibala nemininingwane. Cela ikhotheshini kumthengisi.`,
      },
      image: picture(`${page.slug}-hero`),
    },
  });
}

/** A large figure: 'fact(3_500, 'kg', …)'. With a decimal, Afrikaans writes a comma. */
export function fact(amount: number, unit: string | null, label: Words): Fact {
  const figure = Number.isInteger(amount) ? digits(amount) : String(amount);
  return {
    value: { en: figure, af: figure.replace('.', ','), zu: figure },
    unit: unit === null ? undefined : same(unit),
    label,
  };
}

/** In the side navigation's order; what belongs to no place comes last. */
function inPlaces(stories: Story[]): Story[] {
  const rank = ({ place }: Story) => (place ? storyPlaces.indexOf(place) : storyPlaces.length);
  return stories.toSorted((one, other) => rank(one) - rank(other));
}

function toOwnBlocks({ name, slug, stories, questions }: RangePage, picture: (name: PictureName) => number): OwnBlocks {
  return {
    stories: inPlaces(stories).map(({ place = null, ...story }, index) => ({
      place,
      block: {
        blockType: 'textWithImage',
        ...story,
        image: picture(story.image),
        imgPosition: index % 2 === 0 ? 'right' : 'left',
      },
    })),
    allRound: toAllRound({ name, slug }, picture),
    questions: {
      blockType: 'faq',
      heading: {
        en: `${name}, asked and answered`,
        af: `${name}: gevra en geantwoord`,
        zu: `I-${name}: imibuzo nezimpendulo`,
      },
      variant: 'default',
      items: questions.map(({ question, answer }) => ({
        title: question,
        contentType: 'text',
        content: richText(answer),
      })),
    },
  };
}

/** A whole turn where one was made; else four sides to choose from. */
function toAllRound(
  { name, slug }: Pick<RangePage, 'name' | 'slug'>,
  picture: (name: PictureName) => number,
): Written<AllRoundViewBlock> {
  if (turningRanges.includes(slug)) {
    return {
      blockType: 'allRoundView',
      heading: { en: `Turn the ${name}`, af: `Draai die ${name}`, zu: `Phendula i-${name}` },
      images: turnOf(slug).map((step) => ({ image: picture(step) })),
    };
  }
  return {
    blockType: 'allRoundView',
    heading: {
      en: `The ${name} from every side`,
      af: `Die ${name} van alle kante`,
      zu: `I-${name} kuwo wonke amacala`,
    },
    images: sides.map(({ view, label }) => ({ image: picture(`${slug}-${view}`), label })),
  };
}

const sides: { view: string; label: Words }[] = [
  { view: 'studio', label: { en: 'Front left', af: 'Links voor', zu: 'Ngaphambili kwesobunxele' } },
  { view: 'side', label: { en: 'Side', af: 'Kant', zu: 'Icala' } },
  { view: 'rear', label: { en: 'Rear left', af: 'Links agter', zu: 'Ngemuva kwesobunxele' } },
  { view: 'front', label: { en: 'Front', af: 'Voor', zu: 'Ngaphambili' } },
];
