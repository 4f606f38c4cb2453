import { describe, expect, it } from 'vitest';
import { isRecord } from '@/lib/is-record';
import { inLanguage } from '../words';
import {
  financePage,
  futureDriveBusinessPage,
  futureDrivePage,
  instalmentBusinessPage,
  instalmentPage,
  kintoOnePage,
  leasePage,
  traditionalPage,
  usedFinancePage,
} from './finance-calculators';
import { financeLinks } from './finance-links';
import { financialServicesPage } from './financial-services';
import { howWeWorkItOutPage } from './how-we-work-it-out';
import type { WrittenPage } from './page';
import { paymentOptionsPage } from './payment-options';
import { costOfKeepingPage, glossaryPage, onTheRoadPage, sideBySidePage } from './whole-cost';

const pages = [
  paymentOptionsPage(),
  financialServicesPage(),
  financePage(),
  instalmentPage(),
  instalmentBusinessPage(),
  futureDrivePage(),
  futureDriveBusinessPage(),
  traditionalPage(),
  leasePage(),
  kintoOnePage(),
  usedFinancePage(),
  sideBySidePage(),
  costOfKeepingPage(),
  onTheRoadPage(),
  howWeWorkItOutPage(),
  glossaryPage(),
];

const services = 'payment-options/toyota-financial-services';

type EnglishPage = { slug: string; layout: Record<string, unknown>[]; meta?: { description?: string } };

function english(page: WrittenPage): EnglishPage {
  return inLanguage<EnglishPage>(page, 'en');
}

function blocksOf(slug: string) {
  const page = pages.map(english).find((one) => one.slug === slug);
  return page?.layout.map(({ blockType }) => blockType) ?? [];
}

/** What the lists in a page's running text say. */
function listed(page: WrittenPage): string[] {
  return items(english(page).layout);
}

function items(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(items);
  if (!isRecord(value)) return [];
  if (value.type === 'listitem') return [texts(value.children)];
  return items(Object.values(value));
}

function texts(value: unknown): string {
  if (Array.isArray(value)) return value.map(texts).join('');
  return isRecord(value) ? `${typeof value.text === 'string' ? value.text : ''}${texts(value.children)}` : '';
}

describe('pages about paying for a vehicle', () => {
  it.each([
    ['C-036', services, 'simpleButtons'],
    ['C-037', `${services}/finance`, 'tabbedCalculator'],
    ['issue-5 §2', `${services}/instalment`, 'instalmentCalculator'],
    ['T-308', `${services}/instalment-business`, 'instalmentCalculator'],
    ['issue-5 §2', `${services}/future-drive`, 'futureDriveCalculator'],
    ['T-307', `${services}/future-drive-business`, 'futureDriveCalculator'],
    ['issue-5 §2', `${services}/traditional`, 'traditionalCalculator'],
    ['issue-5 §2', `${services}/lease`, 'leaseCalculator'],
    ['issue-5 §2', `${services}/kinto-one`, 'kintoOneCalculator'],
    ['issue-5 §2', `${services}/used`, 'usedCalculator'],
    ['issue-5 §3', 'payment-options/side-by-side', 'waysToPay'],
    ['issue-5 §3', 'payment-options/cost-of-keeping', 'keepingCost'],
    ['issue-5 §3', 'payment-options/on-the-road', 'onTheRoadPrice'],
    ['issue-5 §3', 'payment-options/how-we-work-it-out', 'pageAnchor'],
    ['issue-5 §3', 'payment-options/glossary', 'financeGlossary'],
  ])('%s: /%s has its %s', (_id, slug, block) => {
    expect(blocksOf(slug)).toContain(block);
  });

  it('issue-5 §2: each is published, says what it is about, and leads on', () => {
    for (const page of pages) {
      const { slug, meta, layout } = english(page);
      expect(page._status, slug).toBe('published');
      expect(meta?.description?.length, slug).toBeGreaterThan(40);
      expect(JSON.stringify(layout), slug).toMatch(/"(linkUrl|url)":"\//);
    }
  });

  it('issue-5 §2: what leads to one of them finds it', () => {
    const there = new Set([...pages.map((page) => `/${english(page).slug}`), '/vehicles/budget']);
    expect(Object.values(financeLinks).filter(({ url }) => !there.has(url))).toEqual([]);
  });

  it('issue-5 §3: the method names a place for every figure, each once', () => {
    const anchors = english(howWeWorkItOutPage()).layout.flatMap(({ anchor }) => (anchor ? [anchor] : []));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(
      expect.arrayContaining([
        'instalment',
        'rounding',
        'fees',
        'balloon',
        'guaranteed-value',
        'rate',
        'fuel',
        'service',
        'tyres',
        'licence',
        'insurance',
        'depreciation',
      ]),
    );
  });
});

describe('what is included', () => {
  it('T-216 T-226 T-269: is said once, by the calculator: its page lists nothing beside it', () => {
    for (const page of [instalmentPage(), instalmentBusinessPage(), futureDrivePage(), kintoOnePage()]) {
      expect(listed(page), english(page).slug).toEqual([]);
      expect(JSON.stringify(english(page))).not.toContain('What is included');
    }
  });

  it('T-311: nothing is listed for traditional finance, a lease or a used vehicle', () => {
    for (const page of [traditionalPage(), leasePage(), usedFinancePage()]) {
      expect(listed(page)).toEqual([]);
      expect(JSON.stringify(english(page))).not.toMatch(/warranty|service plan|maintenance plan|telematics/);
    }
  });

  it('T-307 T-308 C-036: Toyota Financial Services leads to every way to pay, and to those of a company', () => {
    const page = JSON.stringify(english(financialServicesPage()));
    for (const way of [
      'instalment',
      'traditional',
      'future-drive',
      'kinto-one',
      'lease',
      'used',
      'instalment-business',
    ]) {
      expect(page).toContain(`"/${services}/${way}"`);
    }
    expect(page).toContain(`"/${services}/future-drive-business"`);
  });
});
