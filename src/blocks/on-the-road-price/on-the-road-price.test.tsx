import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keptCosts, keptVehicles } from '@/features/keeping/fixture';
import type { Locale } from '@/i18n/locales';
import { toRoadPrice } from './model';
import { OnTheRoadPriceView } from './view';

type Options = Partial<Parameters<typeof toRoadPrice>[0]>;

function show(asked: Record<string, string> = {}, options: Options = {}) {
  const locale: Locale = options.locale ?? 'en';
  const road = toRoadPrice({
    locale,
    path: '/payment-options/on-the-road',
    query:
      Object.keys(asked).length > 0 ? String(new URLSearchParams({ calculator: 'on-the-road-price', ...asked })) : '',
    province: null,
    range: null,
    vehicles: keptVehicles,
    lines: keptCosts.onTheRoad ?? [],
    ...options,
  });
  const html = renderToStaticMarkup(
    <OnTheRoadPriceView heading={null} intro={null} as="h1" road={road} locale={locale} />,
  );
  return html.replaceAll('\u00a0', ' ');
}

const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('price on the road', () => {
  it('issue-5 §3.4: every line with who sets it, in words; an optional one counts only when it is ticked', () => {
    const words = text(show());
    expect(words).toContain('Price of the vehicle VAT and the tax on carbon emissions are in it already. R400 000');
    expect(words).toContain('Licence disc Fixed by law You renew it every year. R744');
    expect(words).toContain('Documents The dealer’s own Ask for it to be left out. R3 450');
    expect(words).toContain('Film Optional not counted');
    // 400 000 + 744 + 3 450
    expect(words).toContain('On the road R404 194');
    expect(words).toContain('The law requires R744 of it. The dealer sets R3 450 of it: you may ask for less.');
  });

  it('issue-5 §3.4: what is ticked counts, and a province has its own amounts', () => {
    const html = show({ province: 'Limpopo', 'with-film': '1' });
    expect(text(html)).toContain('Corolla Cross 1.8 XS, Limpopo');
    expect(text(html)).toContain('Film Optional R2 900');
    // 400 000 + 636 + 3 450 + 2 900
    expect(text(html)).toContain('On the road R406 986');
    expect(text(html)).toContain('You added R2 900.');
    expect(html).toMatch(/<input[^>]*name="with-film"[^>]*checked=""/);
  });

  it('issue-5 §3.4: starts in the dealer’s province, and asks by the address', () => {
    const html = show({}, { province: 'Limpopo' });
    expect(html).toContain('<option value="Limpopo" selected="">');
    expect(html).toContain('action="/payment-options/on-the-road#on-the-road-price"');
    expect(html).toContain('<input type="hidden" name="calculator" value="on-the-road-price"/>');
    expect(show({}, { province: 'Namibia' })).toContain('<option value="Gauteng" selected="">');
  });

  it.each([
    ['en', '“Atlantis” is none of the nine provinces.'],
    ['af', '“Atlantis” is nie een van die nege provinsies nie.'],
    ['zu', 'U‑“Atlantis” akasona esinye sezifundazwe eziyisishiyagalolunye.'],
  ] as const)('issue-5 §4: an unknown province in %s: a message, the rest kept, no figure', (locale, message) => {
    const html = show({ modelCode: 'XR', province: 'Atlantis', 'with-film': '1' }, { locale });
    expect(html).toContain(message);
    expect(html).toContain('href="#province"');
    expect(html).toContain('<option value="XR" selected="">');
    expect(html).toMatch(/<input[^>]*name="with-film"[^>]*checked=""/);
    expect(html).toMatch(/href="[^"]*province=Gauteng[^"]*#on-the-road-price"/);
    expect(html).not.toContain('data-on-the-road');
  });

  it('issue-5 §4: an unknown model is named, and one is to be chosen', () => {
    const html = show({ modelCode: 'NOPE' });
    expect(html).toContain('We do not know the model “NOPE”.');
    expect(html).toContain('Choose a model');
    expect(html).not.toContain('data-on-the-road');
  });

  it.each(['en', 'af', 'zu'] as const)('issue-5 §3.4: without lines or vehicles a sentence, in %s', (locale) => {
    for (const missing of [{ lines: [] }, { vehicles: [] }]) {
      const html = show({}, { locale, ...missing });
      expect(html).toContain('data-block="onTheRoadPrice"');
      expect(html).not.toContain('<form');
      expect(html).not.toMatch(/R\d/);
    }
  });

  it.each([
    ['af', 'Deur die wet bepaal', 'Die handelaar se eie', 'Opsioneel'],
    ['zu', 'Kunqunywa ngumthetho', 'Okomthengisi', 'Ngokuzikhethela'],
  ] as const)('issue-5 §3.4: who sets it, in %s', (locale, byLaw, dealers, optional) => {
    const words = text(show({}, { locale }));
    for (const word of [byLaw, dealers, optional, 'R404 194']) expect(words).toContain(word);
  });
});
